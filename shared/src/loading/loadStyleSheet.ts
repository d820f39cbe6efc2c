import { integrityOf } from './importMap'

/** Pending loads, by URL: modules that load at the same time may share a style sheet. */
const underway = new Map<string, Promise<void>>()

/**
 * Resolves when the style sheet applies. One that is in the document already is not requested again.
 * The request is canceled when `signal` aborts.
 */
export function loadStyleSheet(href: string, signal: AbortSignal): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  const existing = [...links].find((link) => link.href === href)
  if (existing && applies(existing)) return Promise.resolve()
  let loading = underway.get(href)
  if (!loading) {
    // It has failed or is still pending: a link does not tell which.
    existing?.remove()
    loading = insertLink(href, signal).finally(() => underway.delete(href))
    underway.set(href, loading)
  }
  return loading
}

/** Browsers give a link that has failed a style sheet without rules, or one that cannot be read. */
function applies({ sheet }: HTMLLinkElement) {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    return false
  }
}

function insertLink(href: string, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    const fail = (error: unknown) => {
      link.remove()
      reject(error)
    }
    const giveUp = () => fail(signal.reason)
    signal.addEventListener('abort', giveUp)
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.integrity = integrityOf(href) ?? ''
    link.href = href
    link.onload = () => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    link.onerror = () => fail(new Error(`The style sheet ${href} could not be loaded`))
    document.head.append(link)
  })
}

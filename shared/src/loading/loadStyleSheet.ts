import { integrityOf } from './importMap'

/** Resolves when the style sheet applies. One that is in the document already is not asked for. */
export function loadStyleSheet(href: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  const existing = [...links].find((link) => link.href === href)
  if (existing?.sheet) return Promise.resolve()
  // It has failed or does not answer. Of a link one cannot tell which.
  existing?.remove()

  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.integrity = integrityOf(href) ?? ''
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The style sheet ${href} could not be loaded`))
    }
    document.head.append(link)
  })
}

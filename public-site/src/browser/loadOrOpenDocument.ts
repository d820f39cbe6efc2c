/**
 * Loads the code of a page that a link leads to. When it does not come, the browser opens the page's
 * document, which can be read without it. Rejects where that would not help.
 */
export async function loadOrOpenDocument<Module>(load: () => Promise<Module>): Promise<Module> {
  // Pages are prerendered where there is none.
  const href = globalThis.location?.href
  try {
    return await load()
  } catch (error) {
    // What the visitor sees stays: another page by now, or one that the browser's own message that
    // there is no connection would replace.
    if (isOpen(href) || !(await answers(href)) || location.href !== href) throw error
    location.reload()
    return new Promise(() => {})
  }
}

function isOpen(href: string) {
  const [opened] = performance.getEntriesByType('navigation')
  return opened?.name === href.replace(/#.*/, '')
}

const answers = (href: string) =>
  fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  )

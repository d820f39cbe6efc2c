/**
 * Loads the code of a page that a link leads to. If that fails, the browser opens the page's document,
 * which can be read without the code. Rejects where that would not help.
 */
export async function loadOrOpenDocument<Module>(load: () => Promise<Module>): Promise<Module> {
  // There is no location where pages are prerendered.
  const href = globalThis.location?.href
  try {
    return await load()
  } catch (error) {
    // The page on the screen stays: the visitor has gone on to another one, or is offline and would
    // get the browser's own error page.
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

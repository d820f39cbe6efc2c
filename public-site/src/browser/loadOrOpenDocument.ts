import { reloadIfAnswered } from './reloadIfAnswered'

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
    if (isOpen(href) || !(await reloadIfAnswered(href))) throw error
    return new Promise(() => {})
  }
}

function isOpen(href: string) {
  const [opened] = performance.getEntriesByType('navigation')
  return opened?.name === href.replace(/#.*/, '')
}

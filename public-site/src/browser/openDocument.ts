/**
 * For a page whose code did not come: opens its document, which can be read without. Throws the
 * error again where that has been done already. The page before stays until the browser leaves it.
 */
export function openDocument(error: unknown): Promise<never> {
  const [opened] = performance.getEntriesByType('navigation')
  if (opened?.name === location.href.replace(location.hash, '')) throw error
  location.reload()
  return new Promise(() => {})
}

/** How this document was opened: by a link or an address, by the browser's Reload, by Back or Forward. */
export function documentNavigationType() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type
}

/** Whether this document was loaded by the browser's Reload. */
export function isReloaded() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'reload'
}

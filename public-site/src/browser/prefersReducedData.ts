/** Network Information API: https://wicg.github.io/netinfo/ (not in every browser, not in TypeScript). */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Whether the visitor has asked the browser to save data. */
export const prefersReducedData = () =>
  Boolean((navigator as NavigatorWithConnection).connection?.saveData)

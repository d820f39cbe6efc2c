/** "Events – Island Care Foundation" */
export const documentTitle = (page: string, siteName: string) => `${page} – ${siteName}`

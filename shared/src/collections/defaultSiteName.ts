/** The site's name until the settings have another. The build of the shell reads it too. */
export const defaultSiteName = 'Island Care Foundation'

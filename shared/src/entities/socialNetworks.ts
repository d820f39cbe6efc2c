/** Where a foundation may have a page of its own, each with its field in the settings. */
export const socialNetworks = [
  { field: 'facebook', name: 'Facebook' },
  { field: 'instagram', name: 'Instagram' },
  { field: 'youtube', name: 'YouTube' },
] as const

/** The URL of the page, where what was typed is one that is secure. */
export const socialUrl = (typed = '') => /^https:\/\/\S+$/.exec(typed.trim())?.[0]

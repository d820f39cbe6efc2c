export const pageHeadingId = 'page-heading'

/** Moves the focus to the page's heading, for when the focused element is removed. */
export const focusPageHeading = (options?: FocusOptions) =>
  document.getElementById(pageHeadingId)?.focus(options)

const scheme = /^[^/?#]*:/
const allowed = /^(https?|mailto):/i

/** The URL that an author typed, if it is one of the web, of mail or of this site. */
export const safeUrl = (url: string): string | undefined =>
  !scheme.test(url) || allowed.test(url) ? url : undefined

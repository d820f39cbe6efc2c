const scheme = /^[^/?#]*:/
const allowed = /^(https?|mailto):/i

/** The URL that an author typed, if its scheme is http(s) or mailto or it has none. */
export const safeUrl = (url: string): string | undefined =>
  !scheme.test(url) || allowed.test(url) ? url : undefined

/** An origin that no other URL has: what leaves it would leave the site. */
export const here = 'https://site.invalid'

/**
 * The URL that somebody typed for a link or a picture, trimmed, where it is one of this site or has the
 * scheme http(s) or mailto, as a browser reads it: "java\nscript:" is a scheme, "/\t/host" a host.
 */
export function safeUrl(typed: string): string | undefined {
  const url = typed.trim()
  if (!URL.canParse(url, here)) return undefined
  const { origin, pathname } = new URL(url, here)
  // Dots can bring two slashes to the front: "/.//host".
  if (origin === here) return pathname.startsWith('//') ? undefined : url
  // With its scheme spelled out: "//host" would take that of the page.
  return /^(https?:\/\/|mailto:)/i.test(url) ? url : undefined
}

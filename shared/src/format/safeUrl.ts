/** An origin that no other URL has: what leaves it would leave the site. */
const here = 'https://site.invalid'

/** What a browser reads from this text where that is a URL of this site: "//host" is none, nor is "/\t/host". */
export function ownUrl(text: string): URL | undefined {
  if (!URL.canParse(text, here)) return undefined
  const url = new URL(text, here)
  // Dots can bring two slashes to the front: "/.//host".
  return url.origin === here && !url.pathname.startsWith('//') ? url : undefined
}

/**
 * The URL that somebody typed for a link or a picture, trimmed, where it is one of this site or has the
 * scheme http(s) or mailto, as a browser reads it: "java\nscript:" is a scheme.
 */
export function safeUrl(typed: string): string | undefined {
  const url = typed.trim()
  // With its scheme spelled out: "//host" would take that of the page.
  const isOther = URL.canParse(url) && /^(https?:\/\/|mailto:)/i.test(url)
  return isOther || ownUrl(url) ? url : undefined
}

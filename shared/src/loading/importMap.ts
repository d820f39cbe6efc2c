/**
 * The hashes that the page's files must have: the `integrity` of its import maps. Browsers that
 * support it refuse a script with another hash, however it is imported; style sheets get theirs here.
 * Source: https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity-metadata
 */
const mapType = 'importmap'

/** Requires these hashes from now on: URL to "sha256-…". */
export function addIntegrity(integrity: Record<string, string>) {
  const map = document.createElement('script')
  map.type = mapType
  // What the document's policy allows inline scripts by. Hidden from selectors and from attributes.
  map.nonce = document.querySelector<HTMLScriptElement>(`script[type="${mapType}"]`)?.nonce ?? ''
  map.textContent = JSON.stringify({ integrity })
  document.head.append(map)
}

/** The hash that the file at this URL must have. */
export function integrityOf(url: string): string | undefined {
  for (const map of document.querySelectorAll(`script[type="${mapType}"]`)) {
    const { integrity = {} } = JSON.parse(map.textContent)
    const hash = integrity[url] ?? integrity[new URL(url).pathname]
    if (hash) return hash
  }
  return undefined
}

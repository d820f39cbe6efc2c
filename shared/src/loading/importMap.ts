/**
 * The hashes that the page's files must have: the `integrity` of its import maps. Browsers that
 * support it refuse a script with another hash, however it is imported; style sheets get theirs here.
 * Source: https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity-metadata
 */
const mapType = 'importmap'

interface TrustedTypes {
  createPolicy: (name: string, rules: TrustedScripts) => TrustedScripts
}
interface TrustedScripts {
  createScript: (text: string) => string
}
let trustedScripts: TrustedScripts | undefined

/** The one place of the site where text becomes a script: its content security policy names it. */
function asTrustedScript(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedScripts ??= trustedTypes?.createPolicy('import-map', { createScript: (script) => script })
  return trustedScripts?.createScript(text) ?? text
}

/** Requires these hashes from now on: URL to "sha256-…". */
export function addIntegrity(integrity: Record<string, string>) {
  const map = document.createElement('script')
  map.type = mapType
  // The document's policy allows inline scripts with this nonce. Only the property shows it.
  map.nonce = document.querySelector<HTMLScriptElement>(`script[type="${mapType}"]`)?.nonce ?? ''
  map.textContent = asTrustedScript(JSON.stringify({ integrity }))
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

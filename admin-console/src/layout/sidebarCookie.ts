const name = 'sidebar:state'
const maxAgeS = 7 * 24 * 60 * 60

/** Whether the sidebar is open; open by default. */
export const readSidebarCookie = () => !document.cookie.split('; ').includes(`${name}=false`)

export function writeSidebarCookie(open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and older browsers
  document.cookie = `${name}=${open}; path=/; SameSite=Lax; max-age=${maxAgeS}`
}

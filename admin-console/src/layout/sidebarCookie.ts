import { reportWarning } from 'shared/reporting'

const name = 'sidebar:state'
const maxAgeS = 7 * 24 * 60 * 60

/** Whether the sidebar is open; open by default, and where cookies cannot be read. */
export function readSidebarCookie() {
  try {
    return !document.cookie.split('; ').includes(`${name}=false`)
  } catch (error) {
    reportWarning('admin-console', 'The sidebar’s cookie cannot be read', error)
    return true
  }
}

export function writeSidebarCookie(open: boolean) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and older browsers
    document.cookie = `${name}=${open}; path=/; SameSite=Lax; max-age=${maxAgeS}`
  } catch (error) {
    reportWarning('admin-console', 'The sidebar’s cookie cannot be saved', error)
  }
}

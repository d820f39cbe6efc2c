import { reportWarning } from 'shared/reporting'

const name = 'sidebar:state'
const maxAgeS = 7 * 24 * 60 * 60

/** Whether somebody has left the sidebar open; `undefined` where nobody has chosen, or cookies cannot be read. */
export function readSidebarCookie(): boolean | undefined {
  try {
    const cookies = document.cookie.split('; ')
    return [true, false].find((open) => cookies.includes(`${name}=${open}`))
  } catch (error) {
    reportWarning('admin-console', 'The sidebar’s cookie cannot be read', error)
    return undefined
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

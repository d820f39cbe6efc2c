import type { Capabilities } from '../../backend/capabilities'

export const browserCapabilities: Capabilities = {
  sharedWithOthers: false,
  payment: 'demonstration',
  passwordReset: false,
  newsletter: false,
}

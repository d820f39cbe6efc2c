import type { Capabilities } from '../../backend/capabilities'

export const supabaseCapabilities: Capabilities = {
  sharedWithOthers: true,
  payment: 'link',
  passwordReset: true,
  newsletter: true,
}

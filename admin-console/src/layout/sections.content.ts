import type { IconName } from '../components/Icon'

/** The console's sections, in the order of the sidebar. */
export const sections: readonly { path: string; label: string; icon: IconName }[] = [
  { path: '/admin', label: 'Dashboard', icon: 'dashboard' },
  { path: '/admin/programs', label: 'Programs', icon: 'heart' },
  { path: '/admin/events', label: 'Events', icon: 'calendar' },
  { path: '/admin/blog', label: 'Blog', icon: 'pen' },
  { path: '/admin/impact', label: 'Impact Stats', icon: 'chart' },
  { path: '/admin/donations', label: 'Donations', icon: 'gift' },
  { path: '/admin/settings', label: 'Settings', icon: 'sliders' },
]

import { hasStore } from 'shared/store/hasStore'
import type { IconName } from '../components/Icon'

interface Section {
  path: string
  label: string
  icon: IconName
  /** Exists only where the site has a store. */
  ofStore?: boolean
}

const all: readonly Section[] = [
  { path: '/admin', label: 'Dashboard', icon: 'dashboard' },
  { path: '/admin/programs', label: 'Programs', icon: 'heart' },
  { path: '/admin/events', label: 'Events', icon: 'calendar' },
  { path: '/admin/blog', label: 'Blog', icon: 'pen' },
  { path: '/admin/impact', label: 'Impact Stats', icon: 'chart' },
  { path: '/admin/donations', label: 'Donations', icon: 'gift' },
  { path: '/admin/submissions', label: 'Submissions', icon: 'inbox', ofStore: true },
  { path: '/admin/history', label: 'History', icon: 'clock', ofStore: true },
  { path: '/admin/settings', label: 'Settings', icon: 'sliders' },
]

/** The console's sections, in the order of the sidebar. */
export const sections = () => all.filter(({ ofStore }) => !ofStore || hasStore())

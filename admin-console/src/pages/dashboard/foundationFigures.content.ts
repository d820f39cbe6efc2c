import type { Figure } from './Figures'

/** Fixed figures, given by the specification. */
export const foundationFigures: readonly Figure[] = [
  { value: '4', label: 'Programs' },
  { value: '8', label: 'Events' },
  { value: '12', label: 'Blog Posts' },
  { value: '25', label: 'Donations' },
  { value: '45,000+', label: 'People Served' },
  { value: '240', label: 'Health Fairs' },
  { value: '3,600+', label: 'Volunteers' },
]

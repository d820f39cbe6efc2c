import type { IconName } from '../../components/Icon'

/** The drawings that a statistic may ask for. Its icon is a stored name: any other gets the chart. */
const statIcons: Readonly<Record<string, IconName>> = {
  users: 'users',
  stethoscope: 'stethoscope',
  'map-pin': 'mapPin',
  coins: 'coins',
}

export const statIcon = (name: string): IconName =>
  Object.hasOwn(statIcons, name) ? (statIcons[name] ?? 'chart') : 'chart'

import type { IconName } from '../../components/Icon'

const statIcons = ['users', 'stethoscope', 'map-pin', 'coins'] as const satisfies IconName[]

/** The icon of a statistic. The stored name is free text: unknown names get the chart. */
export const statIcon = (name: string): IconName =>
  statIcons.find((icon) => icon === name) ?? 'chart'

import type { IconName } from '../../components/Icon'

const statIcons = ['users', 'stethoscope', 'map-pin', 'coins'] as const satisfies IconName[]

/** The icon of a statistic. What is stored is free text: any other name gets the chart. */
export const statIcon = (name: string): IconName =>
  statIcons.find((icon) => icon === name) ?? 'chart'

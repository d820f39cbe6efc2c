import type { ContentIconName } from '../../components/ContentIcon'

const statIcons = ['users', 'stethoscope', 'map-pin', 'coins'] as const satisfies ContentIconName[]

/** The icon of a statistic. The stored name is free text: unknown names get the chart. */
export const statIcon = (name: string): ContentIconName =>
  statIcons.find((icon) => icon === name) ?? 'chart'

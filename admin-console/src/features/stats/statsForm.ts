/** Converts statistics to form values and back. Nothing is validated: any text can be saved. */
import type { Stat } from 'shared/entities/stat'
import * as z from 'shared/schema'
import type { Changes } from '../../forms/changedFields'
import type { ItemChange } from '../../lists/itemChanges'
import type { StatFigures } from './statsSlice'

const statTextsSchema = z.object({ value: z.string(), prefix: z.string(), suffix: z.string() })
type StatTexts = z.infer<typeof statTextsSchema>

/** Keyed by the statistic's id. */
export type StatsFormValues = Record<string, StatTexts>

export const statsDraftSchema = z.record(z.string(), z.partial(statTextsSchema))

/** Monies Saved (Millions) has two decimals; the other statistics are whole numbers. */
const decimalStatId = 4

export const valueStep = (id: number) => (id === decimalStatId ? 0.01 : 1)

/** Parses a typed value; 0 if it is not numeric. */
export function readValue(id: number, text: string): number {
  const number = Number(text)
  // Too many digits give Infinity, which JSON cannot store.
  if (!Number.isFinite(number)) return 0
  return id === decimalStatId ? Math.round(number * 100) / 100 : Math.trunc(number)
}

export const statsFormValues = (stats: readonly Stat[]): StatsFormValues =>
  Object.fromEntries(
    stats.map(({ id, value, prefix, suffix }) => [id, { value: String(value), prefix, suffix }]),
  )

function figures(id: number, { value, ...texts }: Partial<StatTexts> = {}): Partial<StatFigures> {
  return value === undefined ? texts : { ...texts, value: readValue(id, value) }
}

/** The statistic as it would be saved. */
export const previewStat = (stat: Stat, values: Changes<StatsFormValues>): Stat => ({
  ...stat,
  ...figures(stat.id, values[stat.id]),
})

export const statChanges = (edited: Changes<StatsFormValues>): ItemChange<StatFigures>[] =>
  Object.entries(edited).map(([id, texts]) => ({
    id: Number(id),
    changes: figures(Number(id), texts),
  }))

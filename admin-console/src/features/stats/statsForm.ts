/** Between the statistics and the texts in their cards. Nothing is validated: any text is a value. */
import type { Stat } from 'shared/entities/stat'
import * as z from 'zod/mini'
import type { Changes } from '../../forms/changedFields'
import type { StatChange, StatFigures } from './statsSlice'

const statTextsSchema = z.object({ value: z.string(), prefix: z.string(), suffix: z.string() })
type StatTexts = z.infer<typeof statTextsSchema>

/** By the statistic's id. */
export type StatsFormValues = Record<string, StatTexts>

export const statsDraftSchema = z.record(z.string(), z.partial(statTextsSchema))

/** Monies saved are counted in millions and cents of a million; everything else is counted whole. */
const decimalStatId = 4

export const valueStep = (id: number) => (id === decimalStatId ? 0.01 : 1)

/** The number of a value as typed; 0 where it is not numeric. */
export function readValue(id: number, text: string): number {
  const number = Number(text)
  // More digits than a number has are Infinity, which JSON cannot store.
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
export const statAsTyped = (stat: Stat, values: Changes<StatsFormValues>): Stat => ({
  ...stat,
  ...figures(stat.id, values[stat.id]),
})

export const statChanges = (edited: Changes<StatsFormValues>): StatChange[] =>
  Object.entries(edited).map(([id, texts]) => ({
    id: Number(id),
    changes: figures(Number(id), texts),
  }))

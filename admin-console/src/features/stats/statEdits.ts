/** Between the statistics and the texts in their cards. Nothing is validated: any text is a value. */
import type { Stat } from 'shared/entities/stat'
import type { StatChange, StatFigures } from './statsSlice'

export type StatTexts = Record<keyof StatFigures, string>

/** What was typed and is not saved yet, by the statistic's id: touched fields only. */
export type StatEdits = Readonly<Record<number, Partial<StatTexts>>>

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

/** What the card of a statistic shows. */
export function statTexts({ id, value, prefix, suffix }: Stat, edits: StatEdits): StatTexts {
  return { value: String(value), prefix, suffix, ...edits[id] }
}

function changesOf(id: number, { value, ...texts }: Partial<StatTexts> = {}) {
  return value === undefined ? texts : { ...texts, value: readValue(id, value) }
}

/** The statistic as it would be saved. */
export const withEdits = (stat: Stat, edits: StatEdits): Stat => ({
  ...stat,
  ...changesOf(stat.id, edits[stat.id]),
})

/** The edits in the form in which they are saved. */
export const statChanges = (edits: StatEdits): StatChange[] =>
  Object.entries(edits).map(([id, texts]) => ({
    id: Number(id),
    changes: changesOf(Number(id), texts),
  }))

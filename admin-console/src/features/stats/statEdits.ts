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

/** The texts by one name each, "4.value": the form in which a draft of them is kept. */
type StatFields = Record<string, string>

export const fieldsOf = (edits: StatEdits): StatFields =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([id, texts]) =>
      Object.entries(texts).map(([field, text]) => [`${id}.${field}`, text]),
    ),
  )

export function editsOf(fields: Partial<StatFields>): StatEdits {
  const edits: Record<string, Partial<StatTexts>> = {}
  for (const [name, text] of Object.entries(fields)) {
    const [id = '', field = ''] = name.split('.')
    edits[id] = { ...edits[id], [field]: text }
  }
  return edits
}

/** The texts of all cards as they are saved. */
export const savedFields = (stats: readonly Stat[]): StatFields =>
  fieldsOf(Object.fromEntries(stats.map((stat) => [stat.id, statTexts(stat, {})])))

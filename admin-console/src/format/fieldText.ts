import { paymentModeLabels } from 'shared/entities/paymentSettings'
import { programColor, programColorLabels, programIconLabels } from 'shared/entities/programLooks'
import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { formatDay } from './formatDay'
import { formatInstant } from './formatInstant'
import { upperFirst } from './upperFirst'

/** A field's value in the words in which the forms and lists show it; empty where there is none. */
export function fieldText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return (field === 'amount' ? formatUsd : formatNumber)(value)
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  // An event without a status is scheduled. An empty text stands for no event at all.
  if (text === '') return field === 'status' && value !== '' ? 'Scheduled' : ''
  if (field === 'color') return programColorLabels[programColor(text)]
  if (chosen.has(field)) return labels[text] ?? upperFirst(text.replaceAll('_', ' '))
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatInstant(text) : formatDay(text)
}

/** Fields whose values are chosen from a few. */
const chosen = new Set(['category', 'icon', 'method', 'mode', 'source', 'status'])

/** Where a choice is not called what it is stored as. */
const labels: Record<string, string> = { ...paymentModeLabels, ...programIconLabels }

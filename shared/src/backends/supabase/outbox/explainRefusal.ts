/** Why the database did not accept a change, in words for whoever made it. */

import type { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import { fieldLabel } from '../../../content/fieldLabel'

const answerSchema = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })

// Codes of PostgREST and PostgreSQL.
const unknownColumn = 'PGRST204'
const unknownTable = ['PGRST205', '42P01']
const sentences: Record<string, string> = {
  '22001': 'A text is longer than the database allows.',
  '22003': 'A number is larger than the database allows.',
  '22P02': 'A number or a choice is none that the database knows.',
  '23502': 'A field that the database needs is empty.',
  '23514':
    'A value is not one that the database allows: too long, perhaps, or with line breaks or invisible characters.',
}

export function explainRefusal(error: BackendError): string {
  if (error.failure === 'forbidden') return 'Your account may not change this.'
  const { code = '', message = '' } = answerSchema.safeParse(error.cause).data ?? {}
  if (code === unknownColumn) {
    const [, column = ''] = /'(\w+)' column/.exec(message) ?? []
    return `The database does not know the field “${fieldLabel(column)}” yet. It is older than this console.`
  }
  if (unknownTable.includes(code)) {
    return 'The database has no place for this yet. It is older than this console.'
  }
  const sentence = sentences[code] ?? 'The database does not accept this.'
  return message ? `${sentence} It says “${message}”.` : sentence
}

/** Why the database did not accept a change, in words for whoever made it. */

import type { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import { fieldLabel } from '../../../content/fieldLabel'

const answerSchema = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })

// Codes of PostgREST and PostgreSQL.
const unknownColumn = 'PGRST204'
const unknownTable = ['PGRST205', '42P01']
const sentences: Record<string, string> = {
  '22001': 'Something is too long to be saved.',
  '22003': 'A number is too large to be saved.',
  '22P02': 'The database doesn’t allow one of the numbers or choices.',
  '23502': 'A required field is empty.',
  '23514':
    'Something can’t be saved as written. It may be too long, or have line breaks or invisible characters.',
}

export function explainRefusal(error: BackendError): string {
  if (error.failure === 'forbidden') return 'Your account can’t change this.'
  const { code = '', message = '' } = answerSchema.safeParse(error.cause).data ?? {}
  if (code === unknownColumn) {
    const [, column = ''] = /'(\w+)' column/.exec(message) ?? []
    return `The database doesn’t know the field “${fieldLabel(column)}” yet. Ask whoever runs this site to update it.`
  }
  if (unknownTable.includes(code)) {
    return 'The database needs an update before it can store this. Ask whoever runs this site.'
  }
  const sentence = sentences[code] ?? 'This can’t be saved.'
  return message ? `${sentence} The database says: “${message}”.` : sentence
}

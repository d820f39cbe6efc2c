/** A kind of submission that misses a part fails here, with a message that says which. */
import { fieldNames } from 'shared/testing/fieldNames'
import { databaseSql } from 'shared/testing/projectFiles'
import { submissionForms } from 'shared/testing/submissionForms'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type KindOfSubmission, submissionKind, submissionKindNames } from './submissionKinds'

const sql = databaseSql()
/** What each kind may have, in columns of their own. */
const common = ['name', 'email', 'phone']

function missingParts(
  name: string,
  { table, rpc, fields, subject }: KindOfSubmission,
  form: object,
): string[] {
  const typed = fieldNames(form)
  const own = typed.filter((field) => !common.includes(field))
  const labelled = Object.keys(fields)
  return [
    ...(sql.includes(`create table public.${table} (`)
      ? []
      : [`no table "${table}" in store/supabase/migrations`]),
    ...(sql.includes(`function public.${rpc}(`)
      ? []
      : [`no function "${rpc}" in store/supabase/migrations`]),
    ...(typed.includes('email') ? [] : ['no field "email" in its form']),
    ...own.filter((field) => !labelled.includes(field)).map((field) => `no label for "${field}"`),
    ...labelled
      .filter((field) => !own.includes(field))
      .map((field) => `no field "${field}" in its form`),
    ...(!subject || labelled.includes(subject) ? [] : [`no field "${subject}" for its subject`]),
  ].map((part) => `${name}: ${part}`)
}

test.each(submissionKindNames)('%s: all parts are there', (name) => {
  expect(missingParts(name, submissionKind(name), submissionForms[name])).toEqual([])
})

test('kinds share a tab where they share a table, and only there', () => {
  const kinds = submissionKindNames.map(submissionKind)
  for (const { table, tab } of kinds) {
    const ofTable = kinds.filter((other) => other.table === table)
    expect(kinds.filter((other) => other.tab.key === tab.key)).toEqual(ofTable)
  }
})

test('what a kind of submission lacks is said', () => {
  const kind: KindOfSubmission = {
    ...submissionKind('offer'),
    table: 'callback_requests',
    rpc: 'request_callback',
    subject: 'topic',
    fields: { time: 'Time' },
  }
  const form = z.object({ name: z.string(), day: z.string() })
  expect(missingParts('callback', kind, form)).toEqual([
    'callback: no table "callback_requests" in store/supabase/migrations',
    'callback: no function "request_callback" in store/supabase/migrations',
    'callback: no field "email" in its form',
    'callback: no label for "day"',
    'callback: no field "time" in its form',
    'callback: no field "topic" for its subject',
  ])
})

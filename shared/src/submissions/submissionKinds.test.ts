/** A kind of submission that misses a part fails here, with a message that says which. */

import path from 'node:path'
import { fieldNames } from 'shared/testing/fieldNames'
import { databaseSql, sourcesIn } from 'shared/testing/projectFiles'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { submissionForms } from './submissionForms'
import { type KindOfSubmission, submissionKind, submissionKindNames } from './submissionKinds'

const sql = databaseSql()
const publicSite = sourcesIn('public-site/src')
/** What each kind may have, in columns of their own. */
const common = ['name', 'email', 'phone']

function missingParts(
  name: string,
  { table, rpc, fields, subject, lasting = false }: KindOfSubmission,
  form: object | undefined,
): string[] {
  const typed = form && fieldNames(form)
  const labelled = Object.keys(fields)
  const [, registered] =
    new RegExp(`register_submissions\\(\\s*'${name}',\\s*'${table}'([^;]*);`).exec(sql) ?? []
  return [
    ...(sql.includes(`create table public.${table} (`)
      ? []
      : [`no table "${table}" in store/supabase/migrations`]),
    ...(sql.includes(`function public.${rpc}(`)
      ? []
      : [`no function "${rpc}" in store/supabase/migrations`]),
    ...(registered
      ? []
      : [`no call of private.register_submissions for "${table}" in store/supabase/migrations`]),
    ...(!registered || registered.includes('lasting => true') === lasting
      ? []
      : ['"lasting" here or in its call of private.register_submissions, and not in both']),
    ...formsShown(name),
    ...(typed
      ? fieldsThatDiffer(typed, labelled)
      : ['no schema in shared/src/submissions/submissionForms.ts']),
    ...(!subject || labelled.includes(subject) ? [] : [`no field "${subject}" for its subject`]),
  ].map((part) => `${name}: ${part}`)
}

/** Of a form in a folder of `features`; the newsletter's is on every page. */
function formsShown(name: string, files = publicSite): string[] {
  const sender = files.find(({ code }) => new RegExp(`sendSubmission\\(\\s*'${name}'`).test(code))
  if (!sender) return ['no form in public-site sends it']
  const folder = path.dirname(sender.file)
  const [, feature] = /\/(features\/.+)$/.exec(folder) ?? []
  const isShown = files.some(
    ({ file, code }) => path.dirname(file) !== folder && code.includes(`/${feature}/`),
  )
  return isShown || !feature ? [] : [`no page of public-site shows the form in ${folder}`]
}

function fieldsThatDiffer(typed: string[], labelled: string[]): string[] {
  const own = typed.filter((field) => !common.includes(field))
  return [
    ...(typed.includes('email') ? [] : ['no field "email" in its form']),
    ...own.filter((field) => !labelled.includes(field)).map((field) => `no label for "${field}"`),
    ...labelled
      .filter((field) => !own.includes(field))
      .map((field) => `no field "${field}" in its form`),
  ]
}

test.each(submissionKindNames)('%s: all parts are there', (name) => {
  expect(missingParts(name, submissionKind(name), submissionForms[name])).toEqual([])
})

test('kinds share a tab where they share a table, and only there', () => {
  const kinds = submissionKindNames.map((name) => submissionKind(name))
  for (const { table, tab } of kinds) {
    const ofTable = kinds.filter((other) => other.table === table)
    expect(kinds.filter((other) => other.tab.key === tab.key)).toEqual(ofTable)
  }
})

test('what a kind of submission lacks is said', () => {
  const kind: KindOfSubmission = {
    ...submissionKind('offer'),
    table: 'interview_requests',
    rpc: 'request_interview',
    subject: 'topic',
    fields: { time: 'Time' },
  }
  const form = z.object({ name: z.string(), day: z.string() })
  const lacking = [
    'interview: no table "interview_requests" in store/supabase/migrations',
    'interview: no function "request_interview" in store/supabase/migrations',
    'interview: no call of private.register_submissions for "interview_requests" in store/supabase/migrations',
    'interview: no form in public-site sends it',
  ]
  expect(missingParts('interview', kind, undefined)).toEqual([
    ...lacking,
    'interview: no schema in shared/src/submissions/submissionForms.ts',
    'interview: no field "topic" for its subject',
  ])
  expect(missingParts('interview', kind, form)).toEqual([
    ...lacking,
    'interview: no field "email" in its form',
    'interview: no label for "day"',
    'interview: no field "time" in its form',
    'interview: no field "topic" for its subject',
  ])
})

test('a form that no page shows is said', () => {
  const folder = 'public-site/src/features/interview'
  const form = { file: `${folder}/InterviewForm.tsx`, code: "sendSubmission('interview', form)" }
  const page = (code: string) => ({ file: 'public-site/src/pages/interview/Page.tsx', code })
  expect(formsShown('interview', [form, page("from './interview/x'")])).toEqual([
    `no page of public-site shows the form in ${folder}`,
  ])
  const shown = page("from '../../features/interview/InterviewForm'")
  expect(formsShown('interview', [form, shown])).toEqual([])
})

test('that one lasts is said by its description and by the database', () => {
  const kind = { ...submissionKind('newsletter'), lasting: false }
  expect(missingParts('newsletter', kind, submissionForms.newsletter)).toEqual([
    'newsletter: "lasting" here or in its call of private.register_submissions, and not in both',
  ])
})

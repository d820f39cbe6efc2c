/** Who may do what: every table, view and function of the store has its row. */
import { randomUUID } from 'node:crypto'
import { toRow } from 'shared/backends/supabase/rows'
import { contentTables } from '../contentTables.ts'
import { filledForm, person, submissions } from './forms.ts'
import { choicesOf, fieldsOf, isText } from './schemaFields.ts'
import { thirdId } from './sqlDatabase.ts'
import { submissionTables } from './submissionTables.ts'

export const verbs = ['read', 'add', 'change', 'remove'] as const
export type Verb = (typeof verbs)[number]
type Rights = readonly Verb[]

const nothing: Rights = []
const reading: Rights = ['read']
const handling: Rights = ['read', 'change', 'remove']
const everything: Rights = verbs

export interface TableAccess {
  /** "programs (draft)": what somebody may depends on the row there. */
  title: string
  table: string
  /** The column that finds the row. */
  key: string
  row: Record<string, unknown>
  /** What somebody tries to change of it. */
  change: Record<string, unknown>
  /** With the publishable key; a signed-in stranger has the same rights. */
  visitor: Rights
  administrator: Rights
}

/** A row of each kind of content, like the first of its seed. */
export const content = contentTables.map(({ table, definition, single, confidential }) => {
  const [sample] = [definition.seed].flat() as [object]
  const fields = fieldsOf(definition.schema)
  const [text = ''] = Object.entries(fields).find(([, field]) => isText(field)) ?? []
  return {
    title: table,
    table,
    collection: definition.key,
    fields,
    key: 'id',
    row: { ...toRow(sample), id: single ? 1 : 9_001 },
    change: toRow({ [text]: 'Changed' }),
    confidential,
    visitor: nothing,
    administrator: everything,
  }
})

const drafts = content
  .filter(({ fields: { status } }) => status && choicesOf(status)?.includes('draft'))
  .map((access) => ({
    ...access,
    title: `${access.table} (draft)`,
    row: { ...access.row, status: 'draft' },
    visitor: nothing,
  }))

const sent = submissionTables.map((described) => ({
  title: `${described.table} (${described.kind})`,
  table: described.table,
  key: 'id',
  row: {
    ...toRow(filledForm(described)),
    ...(described.ofEvent && { event_id: 1, event_title: 'Fixture' }),
    id: randomUUID(),
    email: 'fixture@example.com',
  },
  change: { handled_at: '2026-11-22T00:00:00+00:00' },
  visitor: nothing,
  administrator: handling,
}))

export const tables: TableAccess[] = [
  ...content,
  ...drafts,
  ...sent,
  {
    title: 'administrators',
    table: 'administrators',
    key: 'user_id',
    row: { user_id: thirdId, name: 'Fixture' },
    change: { name: 'Changed' },
    visitor: nothing,
    administrator: everything,
  },
  {
    title: 'audit',
    table: 'audit',
    key: 'row_id',
    row: { table_name: 'events', row_id: 'Fixture', action: 'update' },
    change: { action: 'delete' },
    visitor: nothing,
    administrator: reading,
  },
  {
    title: 'submission_kinds',
    table: 'submission_kinds',
    key: 'kind',
    row: { kind: 'fixture', table_name: '', condition: '', fields: [], lasting: true },
    change: { condition: 'true' },
    visitor: nothing,
    administrator: reading,
  },
  {
    title: 'announcements',
    table: 'announcements',
    key: 'id',
    row: { id: randomUUID(), event_id: 1, subject: 'Fixture', text: 'Fixture' },
    change: { text: 'Changed' },
    visitor: nothing,
    administrator: reading,
  },
  {
    title: 'messages',
    table: 'messages',
    key: 'id',
    row: { id: randomUUID(), kind: 'received', subject: randomUUID() },
    change: { state: 'failed' },
    visitor: nothing,
    administrator: reading,
  },
]

/** Those that the interface does not offer. */
export const privateTables = [
  'addresses',
  'content_versions',
  'door_taps',
  'links',
  'mail',
  'origins',
  'senders',
  'settings',
  'told',
]
/** Read by administrators only; nobody writes through them. */
export const views = ['message_list', 'submissions']

export interface FunctionAccess {
  /** In place of the name, where several rows are about one. */
  title?: string
  name: string
  args: () => Record<string, unknown>
  /** Who is answered; others are refused, or answered null. */
  answered: 'everybody' | 'administrator'
  /** Whether it writes: then no GET carries it out. */
  writes?: true
}

const visitors: FunctionAccess[] = submissions.map(({ kind, rpc, args }) => ({
  title: `${rpc} (${kind})`,
  name: rpc,
  args: () => ({ ...args, id: randomUUID() }),
  answered: 'everybody',
  writes: true,
}))

export const functions: FunctionAccess[] = [
  ...visitors,
  {
    name: 'cancel_registration',
    args: () => ({ id: randomUUID(), token: 'none' }),
    answered: 'everybody',
    writes: true,
  },
  {
    name: 'change_party',
    args: () => ({ id: randomUUID(), token: 'none', party_size: 2 }),
    answered: 'everybody',
    writes: true,
  },
  {
    name: 'registration_state',
    args: () => ({ id: randomUUID(), token: 'none' }),
    answered: 'everybody',
  },
  {
    name: 'promote_registration',
    args: () => ({ id: randomUUID() }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'save_registration',
    args: () => ({ id: randomUUID(), form: person, event_id: 1 }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'add_waiting',
    args: () => ({ id: randomUUID(), form: person, event_id: 1 }),
    answered: 'administrator',
    writes: true,
  },
  { name: 'open_link', args: () => ({ token: 'none' }), answered: 'everybody', writes: true },
  { name: 'use_link', args: () => ({ token: 'none' }), answered: 'everybody', writes: true },
  { name: 'mail_status', args: () => ({}), answered: 'administrator' },
  {
    name: 'resend_message',
    args: () => ({ id: randomUUID() }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'announce',
    args: () => ({ event_id: 1, id: randomUUID(), subject: 'Fixture', text: 'Fixture' }),
    answered: 'administrator',
    writes: true,
  },
  { name: 'announcements', args: () => ({ event_id: 1 }), answered: 'administrator' },
  {
    name: 'stop_announcement',
    args: () => ({ id: randomUUID() }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'send_test',
    args: () => ({ id: randomUUID() }),
    answered: 'administrator',
    writes: true,
  },
  { name: 'newsletter_addresses', args: () => ({}), answered: 'administrator', writes: true },
  { name: 'sync_door', args: () => ({ about: 1 }), answered: 'administrator', writes: true },
  { name: 'content_versions', args: () => ({}), answered: 'everybody' },
  ...content.map(({ collection, confidential }) => ({
    title: `content of ${collection}`,
    name: 'content',
    args: () => ({ collection }),
    answered: confidential ? ('administrator' as const) : ('everybody' as const),
  })),
  { name: 'is_administrator', args: () => ({}), answered: 'everybody' },
  { name: 'live_figures', args: () => ({}), answered: 'administrator' },
  { name: 'senders', args: () => ({}), answered: 'administrator' },
  {
    name: 'delete_submissions_before',
    args: () => ({ at: '2000-01-01' }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'forget_person',
    args: () => ({ email: 'nobody@example.com' }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'forget_in_history',
    args: () => ({ email: 'nobody@example.com' }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'delete_submissions_from',
    args: () => ({ sender: 'nobody' }),
    answered: 'administrator',
    writes: true,
  },
]

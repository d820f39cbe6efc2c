/** Who may do what: every table, view and function of the store has its row. */
import { randomUUID } from 'node:crypto'
import { eventForm, fairRequestForm, guard, offerForm, person, volunteerForm } from './forms.ts'
import { thirdId } from './sqlDatabase.ts'

export const verbs = ['read', 'add', 'change', 'remove'] as const
export type Verb = (typeof verbs)[number]
type Rights = readonly Verb[]

const nothing: Rights = []
const reading: Rights = ['read']
const handling: Rights = ['read', 'change', 'remove']
const everything: Rights = verbs

export interface TableAccess {
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

const id = 9_001
const uuid = randomUUID()
const text = 'Fixture'
const submission = {
  key: 'id',
  change: { handled_at: '2026-11-22T00:00:00+00:00' },
  visitor: nothing,
  administrator: handling,
}

const program = {
  id,
  title: text,
  description: text,
  icon: 'heart',
  color: 'sea',
  link: '/programs',
  created_at: '2026-11-22',
}
const post = {
  id,
  title: text,
  excerpt: text,
  content: text,
  author: text,
  date: '2026-11-22',
  image_url: '/placeholder.svg',
  tags: ['fairs'],
  featured: false,
}

export const tables: TableAccess[] = [
  {
    table: 'programs',
    key: 'id',
    row: { ...program, status: 'active' },
    change: { title: 'Changed' },
    visitor: reading,
    administrator: everything,
  },
  {
    table: 'programs',
    key: 'id',
    row: { ...program, status: 'draft' },
    change: { title: 'Changed' },
    visitor: nothing,
    administrator: everything,
  },
  {
    table: 'events',
    key: 'id',
    row: {
      id,
      title: text,
      date: '',
      time: '',
      location: '',
      category: 'health',
      image: '',
      attendees: 0,
      slots: 5,
    },
    change: { attendees: 3 },
    visitor: reading,
    administrator: everything,
  },
  {
    table: 'blog_posts',
    key: 'id',
    row: { ...post, status: 'published' },
    change: { content: 'Changed' },
    visitor: reading,
    administrator: everything,
  },
  {
    table: 'blog_posts',
    key: 'id',
    row: { ...post, status: 'draft' },
    change: { status: 'published' },
    visitor: nothing,
    administrator: everything,
  },
  {
    table: 'stats',
    key: 'id',
    row: { id, label: text, icon: 'users', value: 3, prefix: '', suffix: '' },
    change: { value: 4 },
    visitor: reading,
    administrator: everything,
  },
  {
    table: 'donations',
    key: 'id',
    row: {
      id,
      donor_name: text,
      email: person.email,
      amount: 25,
      date: '2026-11-22',
      method: 'cash',
      status: 'pending',
      source: 'manual',
    },
    change: { status: 'completed' },
    visitor: nothing,
    administrator: everything,
  },
  {
    table: 'general_settings',
    key: 'id',
    row: { id: 1, site_name: text, contact_email: text, phone_number: text },
    change: { payment_page: 'https://pay.example/{amount}' },
    visitor: reading,
    administrator: everything,
  },
  {
    table: 'payment_settings',
    key: 'id',
    row: { id: 1, mode: 'sandbox', power_tranz_id: text },
    change: { mode: 'production' },
    visitor: nothing,
    administrator: everything,
  },
  {
    table: 'administrators',
    key: 'user_id',
    row: { user_id: thirdId, name: text },
    change: { name: 'Changed' },
    visitor: nothing,
    administrator: everything,
  },
  {
    table: 'audit',
    key: 'row_id',
    row: { table_name: 'events', row_id: text, action: 'update' },
    change: { action: 'delete' },
    visitor: nothing,
    administrator: reading,
  },
  {
    ...submission,
    table: 'registrations',
    row: { id: uuid, event_id: 1, event_title: text, ...person, token_hash: text },
  },
  { ...submission, table: 'volunteer_applications', row: { id: uuid, ...person } },
  { ...submission, table: 'donation_offers', row: { id: uuid, ...person, donation_type: text } },
  {
    ...submission,
    table: 'health_fair_requests',
    row: {
      id: uuid,
      ...person,
      type: 'plan',
      phone: text,
      organization: text,
      location: text,
      preferred_date: text,
      attendees: text,
    },
  },
  {
    ...submission,
    table: 'newsletter_subscriptions',
    row: { id: uuid, email: 'fixture@example.com' },
  },
]

/** "programs (draft)": what somebody may depends on the row there. */
export const tableTitle = ({ table, row }: TableAccess) =>
  row.status && table !== 'donations' ? `${table} (${row.status})` : table

/** Those that the interface does not offer. */
export const privateTables = ['content_versions', 'senders', 'settings']
/** Read by administrators only; nobody writes through them. */
export const views = ['submissions']

interface FunctionAccess {
  name: string
  parameters: () => Record<string, unknown>
  /** Who is answered; others are refused, or answered null. */
  answered: 'everybody' | 'administrator'
  /** Whether it writes: then no GET carries it out. */
  writes?: true
}

const submitted = { answered: 'everybody', writes: true } as const

export const functions: FunctionAccess[] = [
  { name: 'content_versions', parameters: () => ({}), answered: 'everybody' },
  { name: 'is_administrator', parameters: () => ({}), answered: 'everybody' },
  {
    ...submitted,
    name: 'submit_registration',
    parameters: () => ({ id: randomUUID(), event_id: 1, form: eventForm, guard }),
  },
  {
    ...submitted,
    name: 'cancel_registration',
    parameters: () => ({ id: randomUUID(), token: 'none' }),
  },
  {
    ...submitted,
    name: 'submit_volunteer_application',
    parameters: () => ({ id: randomUUID(), event_id: null, form: volunteerForm, guard }),
  },
  {
    ...submitted,
    name: 'submit_donation_offer',
    parameters: () => ({ id: randomUUID(), form: offerForm, guard }),
  },
  {
    ...submitted,
    name: 'submit_health_fair_request',
    parameters: () => ({ id: randomUUID(), type: 'host', form: fairRequestForm, guard }),
  },
  {
    ...submitted,
    name: 'subscribe_to_newsletter',
    parameters: () => ({ id: randomUUID(), email: person.email, guard }),
  },
  { name: 'live_figures', parameters: () => ({}), answered: 'administrator' },
  {
    name: 'delete_submissions_before',
    parameters: () => ({ at: '2000-01-01' }),
    answered: 'administrator',
    writes: true,
  },
  {
    name: 'forget_person',
    parameters: () => ({ email: 'nobody@example.com' }),
    answered: 'administrator',
    writes: true,
  },
]

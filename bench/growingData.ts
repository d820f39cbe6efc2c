/** So many events, posts, donations or submissions, as a foundation would have them. */

import { toRow } from '../shared/src/backends/supabase/rows.ts'
import type { EmbeddedStore } from '../store/src/embeddedStore.ts'

export const growingLists = ['events', 'blogPosts', 'donations', 'submissions'] as const
export type GrowingList = (typeof growingLists)[number]

const months = ['January', 'March', 'April', 'June', 'August', 'October']
/** 0 for the first, 2 for the last of three. */
const turn = (number: number, of: number) => number % of
const text = 'Free screenings for the whole family, with no appointment needed. '

/** A tenth of the events is to come. Each post has a text of 2,000 characters. */
const makers: Record<GrowingList, (number: number) => object> = {
  events: (id) => ({
    id,
    title: `Community Health Fair ${id}`,
    date: `${months[turn(id, 6)]} ${turn(id, 28) + 1}, ${turn(id, 10) ? 2016 + turn(id, 9) : 2030}`,
    time: '9:00 AM - 2:00 PM',
    location: `Church Hall ${turn(id, 90)}, Saint Andrew, Jamaica`,
    category: ['health', 'education', 'community'][turn(id, 3)],
    image: '/images/events/bayside.svg',
    attendees: turn(id, 100),
    slots: 120,
  }),
  blogPosts: (id) => ({
    id,
    title: `What we learned at fair ${id}`,
    excerpt: text,
    content: text.repeat(31),
    author: `Writer ${turn(id, 12)}`,
    date: `20${10 + turn(id, 15)}-0${turn(id, 9) + 1}-15`,
    imageUrl: '/images/events/bayside.svg',
    tags: ['health', `fair ${turn(id, 30)}`],
    featured: id === 1,
    status: turn(id, 10) ? 'published' : 'draft',
  }),
  donations: (id) => ({
    id,
    donorName: `Donor ${id}`,
    email: `donor${id}@example.com`,
    amount: turn(id, 400) + 0.5,
    date: `2025-${String(turn(id, 12) + 1).padStart(2, '0')}-15`,
    method: 'cash',
    campaign: turn(id, 3) ? 'Back to School' : '',
    notes: '',
    status: turn(id, 5) ? 'completed' : 'pending',
    source: turn(id, 2) ? 'website' : 'manual',
  }),
  submissions: (number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: 'registration',
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    eventId: 1,
    eventTitle: 'Community Health Fair 1',
    details: {},
  }),
}

export const growingRows = (list: GrowingList, count: number): object[] =>
  Array.from({ length: count }, (_, index) => makers[list](index + 1))

const tables: Record<GrowingList, string> = {
  events: 'events',
  blogPosts: 'blog_posts',
  donations: 'donations',
  submissions: 'registrations',
}

/** Puts them into the database in place of what it has, without its triggers. Resolves with the table's bytes. */
export async function fillStore({ database }: EmbeddedStore, list: GrowingList, count: number) {
  const table = `public.${tables[list]}`
  await database.exec(`set session_replication_role = replica; truncate ${table};`)
  const rows = growingRows(list, count).map((row) => {
    const { kind: _, details: __, ...columns } = row as Record<string, unknown>
    return toRow(columns)
  })
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let from = 0; from < count; from += 10_000) {
    await database.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + 10_000))],
    )
  }
  await database.exec(`
    set session_replication_role = default;
    analyze ${table};
    update private.content_versions set version = version + 1;`)
  const { rows: sizes } = await database.query<{ bytes: string }>(
    `select pg_total_relation_size('${table}') as bytes`,
  )
  return Number(sizes[0]?.bytes)
}

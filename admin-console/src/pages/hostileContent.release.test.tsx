/**
 * Scripts, markup and URLs in every field of every entity: planted in storage, sent by the store, restored
 * and typed. Each list has an item for each payload, so that one page shows all of them in each field.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { fetchContent } from 'shared/backends/supabase/content/fetchContent'
import { writeEntry } from 'shared/backends/supabase/outbox/outbox'
import { toRow } from 'shared/backends/supabase/rows'
import { allDefinitions } from 'shared/collections/definitions'
import { events } from 'shared/collections/events'
import { contentKeys, contentKind } from 'shared/content/contentKinds'
import { submissionKindNames } from 'shared/submissions/submissionKinds'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { submission } from 'shared/testing/fakeSubmissions'
import { beforeEach, expect, test } from 'vitest'
import { auditedKinds } from '../features/history/auditedKinds'
import { pages } from '../pages'
import { fill } from '../testing/form'
import { histories } from '../testing/openHistory'
import { backends } from '../testing/openSubmissions'
import { renderConsole } from '../testing/renderConsole'
import { renderStoreConsole } from '../testing/renderStoreConsole'
import { storeAsAnotherTab, stored } from '../testing/storage'

beforeEach(emptyDatabase)

const payloads = [
  '"><img src=x onerror="injected=1"><script>injected=1</script><svg onload="injected=1">',
  'javascript:injected=1',
  'data:text/html,<script>injected=1</script>',
  '//evil.example/x',
  '/\t/evil.example/x',
]
const payload = (n: number) => payloads[n % payloads.length] ?? ''
const all = payloads.join('\n')

const enumerations = ['category', 'status', 'method', 'source', 'mode']

/** The item with this text in each field that takes any. */
const filled = (item: object, text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, field]) => {
      if (name === 'content') return [name, `${text}\n\n[link](${text}) ![picture](${text})`]
      if (typeof field === 'string') return [name, enumerations.includes(name) ? field : text]
      return [name, Array.isArray(field) ? [text] : field]
    }),
  )

/** An item for each payload; of settings, of which there is one, this payload. */
const contentWith = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    allDefinitions.map(({ key, seed }) => [
      key,
      Array.isArray(seed)
        ? payloads.map((text, n) => ({ ...filled(seed[n % seed.length], text), id: n + 1 }))
        : filled(seed as object, text),
    ]),
  )

/** The same as rows of the store, with what it says of them, and as they are read from there. */
async function contentFromStore(text: string) {
  const content = contentWith(text)
  for (const key of contentKeys) {
    const items = [content[key]].flat() as object[]
    const rows = items.map((item) => ({
      id: 1,
      ...toRow(item),
      version: 1,
      updated_at: text,
      updated_by: text,
      [text]: text,
    }))
    content[key] = (await fetchContent(async () => ({ version: 1, rows }), key)).value
  }
  return content
}

const harmlessUrl = (value: string) => {
  const { protocol, origin } = new URL(value, location.href)
  if (origin !== location.origin) return /^(https?:\/\/|mailto:|tel:)/.test(value)
  return ['http:', 'https:', 'blob:'].includes(protocol)
}

// One expectation for each page: thousands of them take longer than what they are about.
function expectHarmless() {
  expect(globalThis).not.toHaveProperty('injected')
  const harmful = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.matches('script, iframe, object, embed, base')) {
      return /injected|evil/.test(element.outerHTML)
    }
    return [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        (['href', 'src', 'action', 'formaction'].includes(name) && !harmlessUrl(value)),
    )
  })
  expect(harmful.map(({ outerHTML }) => outerHTML)).toEqual([])
}

/** Of the dashboard, and of each kind of content that is a list. */
const lists = contentKeys.map((key) => contentKind(key)).filter(({ single }) => !single)
const opened: [path: string, heading: RegExp][] = [
  ['/admin', /Dashboard/],
  ['/admin/events?tab=past', /Events/],
  ...pages
    .filter(({ path }) => lists.some((list) => list.path.split('?')[0] === path))
    .map(({ path, label }): [string, RegExp] => [`/admin/${path}?tab=all`, new RegExp(label)]),
]

test.each(opened)(
  'planted in storage or sent by the store, everything is text at %s and in its forms',
  async (path, heading) => {
    for (const [key, value] of Object.entries(await contentFromStore(all))) {
      storeAsAnotherTab(key, value)
    }
    renderConsole(path)
    await screen.findByRole('heading', { level: 1, name: heading })
    expectHarmless()
    // The form of an event that is over is that of any other.
    if (path.endsWith('past')) return
    for (const edit of document.querySelectorAll('[aria-label^="Edit "]')) {
      fireEvent.click(edit)
      const save = await screen.findByText('Save changes')
      const preview = screen.queryByText('Preview')
      if (preview) fireEvent.click(preview)
      expectHarmless()
      // In a drawer or on a page.
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(save).not.toBeInTheDocument())
    }
  },
)

test.each(payloads)('of the settings, everything is text: %s', async (text) => {
  for (const [key, value] of Object.entries(await contentFromStore(text))) {
    storeAsAnotherTab(key, value)
  }
  renderConsole('/admin/settings')
  await screen.findByRole('heading', { level: 1, name: /Settings/ })
  expectHarmless()
})

test('restored from a backup, everything is text in its preview and afterwards', async () => {
  const { user } = renderConsole('/admin/settings/backup')
  const backup = {
    format: 'foundation-site-backup',
    version: 1,
    createdAt: '2025-10-01T12:00:00.000Z',
    collections: contentWith(payload(0)),
  }
  await user.upload(
    await screen.findByLabelText('Backup file'),
    new File([JSON.stringify(backup)], `${payload(0)}.json`, { type: 'application/json' }),
  )
  const replace = await screen.findByRole('button', { name: 'Replace the site’s content' })
  expectHarmless()
  await user.click(replace)
  expect(await screen.findByText('Backup restored')).toBeVisible()
  expect(stored('events').map(({ title }: { title: string }) => title)).toEqual(payloads)
  expectHarmless()
})

test('typed in a form, everything is text there, in the list and in what confirms it', async () => {
  renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form'))
  for (const text of payloads.toReversed()) {
    for (const label of ['Title', 'Date', 'Time', 'Location', /Image|Picture/]) {
      fill(form.getByLabelText(label), text)
    }
    expectHarmless()
  }
  fireEvent.click(form.getByRole('button', { name: 'Create event' }))
  expect(await screen.findByText('Event created')).toBeVisible()
  await waitFor(() =>
    expect(stored('events')?.at(-1)).toMatchObject({ title: payload(0), image: payload(0) }),
  )
  expectHarmless()
})

test.each(backends)(
  'what visitors sent is text in the list and in its drawer: %s',
  async (_, open) => {
    const details = ['interests', 'donationType', 'organization', 'location', all]
    const sent = submissionKindNames.map((kind, n) =>
      submission(n, {
        kind,
        name: payload(n),
        email: payload(n + 1),
        phone: payload(n + 2),
        createdAt: payload(n + 4),
        eventTitle: payload(n + 3),
        details: Object.fromEntries(details.map((name, m) => [name, payload(n + m)])),
        [payload(n)]: payload(n),
      }),
    )
    await open('/admin/submissions', sent)
    const opening = await screen.findAllByRole('button', { name: /^Open / })
    expect(opening).toHaveLength(sent.length)
    expectHarmless()
    for (const open of opening) {
      fireEvent.click(open)
      const close = await screen.findByLabelText('Close')
      expectHarmless()
      fireEvent.click(close)
      await waitFor(() => expect(close).not.toBeInTheDocument())
    }
  },
)

test.each(histories)('the history is text: %s', async (_, open) => {
  const entries = [...Object.values(auditedKinds).map(({ table }) => table), all].map(
    (tableName, n) => ({
      id: n + 1,
      at: payload(n),
      administratorName: payload(n),
      tableName,
      rowId: payload(n + 1),
      action: 'update' as const,
      before: { title: payload(n), label: payload(n + 1), name: payload(n + 2), image: payload(n) },
      after: {
        title: payload(n + 3),
        image: payload(n + 1),
        content: payload(n),
        [payload(n)]: all,
      },
    }),
  )
  await open('/admin/history', entries)
  expect(await screen.findByRole('list', { name: /Changes/ })).toHaveTextContent('evil.example')
  expectHarmless()
})

test('somebody else’s version, the store’s words and an administrator’s name are text', async () => {
  storeAsAnotherTab('events', events.seed)
  const [event] = collection(events).get()
  const change = { version: 1, before: { ...event }, after: filled({ ...event }, payload(0)) }
  const entry = { collection: 'events', changedAt: payload(1) }
  const owner = { id: '1', name: 'Admin' }
  for (const [n, text] of payloads.entries()) {
    const theirs = { ...filled({ ...event }, text), updatedAt: text, [text]: text }
    const conflict = { reason: 'conflict', theirs } as const
    writeEntry(
      { ...entry, key: `outbox.${n}-a`, owner, change: { ...change, id: n }, failure: conflict },
      {
        ...entry,
        key: `outbox.${n}-b`,
        owner,
        change: { ...change, id: n + 10 },
        failure: { reason: 'refused', message: text },
      },
      {
        ...entry,
        key: `outbox.${n}-c`,
        owner: { id: text, name: text },
        change: { ...change, id: n },
      },
    )
  }
  const { user } = renderStoreConsole('/admin/events', () => [])
  await user.click(await screen.findByRole('button', { name: '10 need a decision' }))
  const drawer = await screen.findByRole('dialog', { name: 'Needs a decision' })
  expect(within(drawer).getAllByRole('listitem')).toHaveLength(10)
  expectHarmless()
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(drawer).not.toBeInTheDocument())
  for (const others of screen.getAllByRole('button', { name: /^1 unsaved change by / })) {
    fireEvent.click(others)
    expectHarmless()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  }
})

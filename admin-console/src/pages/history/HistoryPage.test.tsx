import { screen, waitFor } from '@testing-library/react'
import { events } from 'shared/collections/events'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab } from '../../testing/storage'

const entry = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  at: '2025-09-30T14:05:00+00:00',
  administrator: 'a',
  administrator_name: 'Site Administrator',
  table_name: 'events',
  row_id: '1',
  action: 'update',
  before: { title: 'Old Fair' },
  after: { title: 'Community Health Fair' },
  ...fields,
})

function open(entries: object[], path = '/admin/history') {
  storeAsAnotherTab('events', events.seed)
  return renderStoreConsole(path, ({ path }) => {
    const query = new URL(path, 'https://store.example').searchParams
    const offset = Number(query.get('offset'))
    return Response.json(entries.slice(offset, offset + Number(query.get('limit'))), {
      headers: { 'content-range': `0-0/${entries.length}` },
    })
  })
}

const changes = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent)
const list = () => screen.findByRole('list', { name: 'Changes, newest first' })

test('the page names the document; each change is told in words, with its time in Jamaica', async () => {
  open([entry(1)])
  expect(await list()).toHaveTextContent(
    'Site Administrator changed the title of the event Old Fair: Old Fair → Community Health FairSep 30, 2025, 9:05 AM',
  )
  expect(document.title).toBe('History – Island Care Foundation')
})

test('a change leads to the form of what was changed', async () => {
  const { user } = open([entry(1)])
  await user.click(await screen.findByRole('link', { name: 'Old Fair' }))
  expect(await screen.findByRole('dialog', { name: 'Edit event' })).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue(events.seed[0]?.title)
  await waitFor(() => expect(location.search).toBe(''))
})

test('the form of an item leads to its own history', async () => {
  const { user, requests } = open([entry(1)], '/admin/events?edit=1')
  await user.click(await screen.findByRole('link', { name: 'Who changed this' }))
  await list()
  expect(requests.at(-1)?.path).toContain('table_name=eq.events&row_id=eq.1')
})

test('the history is filtered by kind, and shown page by page', async () => {
  const entries = Array.from({ length: 21 }, (_, index) => entry(100 - index))
  const { user, requests } = open(entries)
  await list()
  await user.click(screen.getByRole('combobox', { name: 'Changes of' }))
  await user.click(await screen.findByTitle('Events'))
  await waitFor(() => expect(requests.at(-1)?.path).toContain('table_name=eq.events'))
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(requests.at(-1)?.path).toContain('offset=20'))
  expect(location.search).toBe('?kind=events&page=2')
  await waitFor(async () => expect((await list()).children).toHaveLength(1))
  expect(await changes()).not.toHaveLength(0)
})

test('another page of the history is read from its first change', async () => {
  open(Array.from({ length: 40 }, (_, index) => entry(100 - index)))
  await list()
  const next = screen.getByRole('button', { name: 'Next page' })
  next.focus()
  expect(screen.getByRole('combobox').getBoundingClientRect().top).toBeLessThan(0)
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Page 2 of 2')
  expect(await list()).toHaveFocus()
  expect(screen.getByRole('combobox').getBoundingClientRect().top).toBeGreaterThan(0)
  await userEvent.keyboard('{Tab}')
  expect(screen.getAllByRole('link', { name: 'Old Fair' })[0]).toHaveFocus()
})

test('nothing changed yet is said so', async () => {
  open([])
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible()
})

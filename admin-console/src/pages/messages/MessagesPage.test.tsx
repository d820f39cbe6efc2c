import { screen, waitFor, within } from '@testing-library/react'
import { generalSettings } from 'shared/collections/generalSettings'
import { mailSettings } from 'shared/collections/mailSettings'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { message } from 'shared/testing/fakeMessages'
import { submission } from 'shared/testing/fakeSubmissions'
import { beforeEach, expect, test } from 'vitest'
import { fill } from '../../testing/form'
import { backends, openDatabase } from '../../testing/openSubmissions'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

const [[, inBrowser]] = backends
const path = '/admin/messages'
const drawer = async () => within(await screen.findByRole('dialog', { name: /, to / }))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const recipients = async () => {
  const opening = await screen.findAllByRole('button', { name: /^Open / })
  return opening.map((one) => one.textContent)
}

/** The console with messages in a database. */
function open(messages: ReturnType<typeof message>[], at = path) {
  const { user, database, network } = openDatabase(at, [])
  database.messages.rows = messages
  return { user, told: database.messages, network }
}

test('without a database, what people would get is listed and shown as it would be sent', async () => {
  storeAsAnotherTab('mailSettings', { ...mailSettings.seed, signature: 'Marcia and the team' })
  const { user } = await inBrowser(path, [submission(1), submission(2, { kind: 'volunteer' })])
  expect(await screen.findByText(/^This demonstration sends no email/)).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(await recipients()).toEqual(['Visitor 2', 'Visitor 1'])
  await user.click(await button('Open “Registration confirmed” to Visitor 1'))
  const shown = await drawer()
  const article = await shown.findByRole('article', { name: 'Message' })
  await waitFor(() =>
    expect(article.querySelector('div')?.shadowRoot).toHaveTextContent('Marcia and the team'),
  )
  await user.click(shown.getByText('Plain text'))
  expect(await shown.findByText(/Marcia and the team/)).toHaveTextContent(
    /Back-to-School Health Fair.*\/link#/,
  )
  expect(shown.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('messages are listed by state and searched', async () => {
  const { user } = open([
    message(1, { subject: 'You are registered' }),
    message(2, { state: 'waiting', kind: 'reminder', notBefore: '2025-10-24T13:00:00Z' }),
    message(3, { state: 'failed', reason: 'refused' }),
    message(4, { kind: 'staffSubmission', name: 'Vera Volunteer' }),
    message(5, { state: 'waiting', notBefore: '2025-10-01T13:00:00Z' }),
  ])
  // By the time that the column says.
  const [next, last] = ['Visitor 5', 'Visitor 2']
  expect(await recipients()).toEqual([last, next, 'Your team', 'Visitor 3', 'Visitor 1'])
  await user.click(await screen.findByRole('tab', { name: 'Waiting 2' }))
  await waitFor(async () => expect(await recipients()).toEqual([next, last]))
  await user.click(screen.getByRole('tab', { name: 'Failed 1' }))
  await waitFor(async () => expect(await recipients()).toEqual(['Visitor 3']))
  await user.click(screen.getByRole('tab', { name: 'All 5' }))
  fill(screen.getByRole('searchbox'), 'are registered')
  await waitFor(async () => expect(await recipients()).toEqual(['Visitor 1']))
  fill(screen.getByRole('searchbox'), 'Vera')
  await waitFor(async () => expect(await recipients()).toEqual(['Your team']))
})

test('a message is shown as it was sent', async () => {
  const { user } = open([message(1)])
  await user.click(await button(/^Open/))
  const shown = await drawer()
  expect(await shown.findByRole('heading', { name: 'You are registered' })).toBeVisible()
  expect(shown.getByText(/See you there/)).toBeVisible()
})

test('a message that waits is shown as it would go out now', async () => {
  const about = submission(1, { eventId: 6, eventTitle: 'Heritage Month Health Fair' })
  const { user, database } = openDatabase(path, [about])
  const waits = { state: 'waiting', submissionId: about.id, eventId: 6 } as const
  database.messages.rows = [
    message(1, { ...waits, kind: 'reminder', name: 'Visitor 1' }),
    message(2, { ...waits, kind: 'changed', name: 'Visitor 2' }),
  ]
  await user.click(await button(/to Visitor 1$/))
  const shown = await drawer()
  await user.click(await shown.findByText('Plain text'))
  expect(await shown.findByText(/Heritage Month Health Fair/, { selector: 'pre' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await button(/to Visitor 2$/))
  expect(await screen.findByText('We write this message when it goes out.')).toBeVisible()
})

test('what waits to go to everyone registered is read, and stopped', async () => {
  const { user, told } = open([
    message(1, { state: 'waiting', kind: 'announcement', eventId: 5, attempts: 0 }),
  ])
  told.announcements = [
    {
      ...{ id: 'a', subject: 'Bring water', text: 'It will be hot.', at: '2025-10-01T11:00:00Z' },
      ...{ sent: 0, waiting: 1, failed: 0 },
    },
  ]
  await user.click(await button(/^Open/))
  const shown = await drawer()
  expect(await shown.findByRole('heading', { name: 'Bring water' })).toBeVisible()
  expect(shown.getByText('It will be hot.')).toBeVisible()
  told.rows = told.rows.map((row) => ({ ...row, state: 'skipped', reason: 'stopped' }))
  await user.click(shown.getByRole('button', { name: 'Stop sending to everyone else' }))
  expect(await shown.findByText(/^An administrator or the visitor stopped it/)).toBeVisible()
  expect(told.announcements).toMatchObject([{ waiting: 0, stoppedAt: expect.any(String) }])
})

test('where there are no messages yet, it says what will stand there', async () => {
  const { user } = open([])
  expect(
    await screen.findByText('Nothing yet. Emails to visitors and to your team will appear here.'),
  ).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Failed/ }))
  expect(await screen.findByText('No messages under “Failed”.')).toBeVisible()
})

test.each([
  ['skipped', 'repeated', 'Not sent', 'Already emailed'],
  ['skipped', 'undeliverable', 'Not sent', 'Address failed before'],
  ['failed', 'undeliverable', 'Failed', 'Unknown address'],
  ['failed', 'of a newer release', 'Failed', 'of a newer release'],
] as const)('the row of what is %s because of “%s” says so', async (state, reason, word, why) => {
  open([message(1, { state, reason })])
  const row = (await button(/^Open/)).closest('tr') as HTMLElement
  expect(within(row).getByText(word)).toBeVisible()
  expect(within(row).getByText(why)).toBeVisible()
})

test('what has failed says why, and is sent again', async () => {
  const { user } = open([
    message(1, { state: 'failed', reason: 'undeliverable', lastError: '550 no such user' }),
  ])
  await user.click(await button(/^Open/))
  const shown = await drawer()
  expect(await shown.findByText('The mail server doesn’t know this address.')).toBeVisible()
  expect(shown.getByText('550 no such user')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Send again' }))
  const asked = within(await screen.findByRole('dialog', { name: /^Send this again to Visitor 1/ }))
  expect(
    asked.getByText(/to visitor1@example.com\. It will have the latest details\.$/),
  ).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sending again')).toBeVisible()
  expect(await within(screen.getByRole('table')).findByText('Waiting')).toBeVisible()
})

test.each([
  [
    'registered',
    '2025-10-24T13:00:00Z',
    'Goes out Oct 24, 2025, 8:00 AM. It will have the latest details.',
  ],
  [
    'registered',
    '2025-10-01T11:00:00Z',
    'Was due Oct 1, 2025, 6:00 AM. It will have the latest details.',
  ],
  ['announcement', '2025-10-01T11:00:00Z', 'Was due Oct 1, 2025, 6:00 AM.'],
])('what waits says when it goes out, or should have: %s, %s', async (kind, notBefore, words) => {
  const { user } = open([message(1, { state: 'waiting', kind, notBefore, attempts: 0 })])
  await user.click(await button(/^Open/))
  expect(await (await drawer()).findByText(words)).toBeVisible()
})

test('what was left out because its event was over is not sent again, but what the office has written', async () => {
  const { user } = open([
    message(1, { state: 'skipped', reason: 'over' }),
    message(2, { state: 'skipped', reason: 'over', kind: 'announcement' }),
  ])
  await user.click(await button(/^Open.* to Visitor 1$/))
  expect(await (await drawer()).findByText('The event was over.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  await user.click(await button('Close'))
  await user.click(await button(/^Open.* to Visitor 2$/))
  expect(await button('Send again')).toBeVisible()
})

/** Before the time of the tests. */
const earlier = (minutes: number) =>
  new Date(Date.UTC(2025, 9, 1, 12) - minutes * 60_000).toISOString()

test.each([
  ['no worker has ever run', { startedAt: undefined }, 'Email isn’t set up'],
  [
    'the worker has been silent for more than ten minutes',
    { seenAt: earlier(11) },
    'No email is going out',
  ],
])('it is said, here and on the dashboard, where %s', async (_, status, title) => {
  const { user, told } = open([])
  Object.assign(told.status, status)
  expect(await screen.findByText(new RegExp(`^${title}\\.`))).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('link', { name: title })).toBeVisible()
})

test('the dashboard leads to what has failed within a week', async () => {
  const { user } = open(
    [
      message(1, { state: 'failed', notBefore: earlier(60) }),
      message(2, { state: 'failed', notBefore: earlier(60 * 24 * 8) }),
    ],
    '/admin',
  )
  await user.click(await screen.findByRole('link', { name: '1 message failed in the last 7 days' }))
  expect(await screen.findByRole('tab', { name: /^Failed/, selected: true })).toBeVisible()
})

test('while email goes out, nothing is said', async () => {
  open([message(1)])
  await recipients()
  expect(screen.queryByText(/Email isn’t set up|No email is going out|failed/)).toBeNull()
  expect(document.title).toBe(`Messages – ${generalSettings.seed.siteName}`)
})

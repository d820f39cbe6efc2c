import type { AuditEntry } from 'shared/backend/administration'
import { generalSettings } from 'shared/collections/generalSettings'
import { mailSettings } from 'shared/collections/mailSettings'
import type { CharityEvent } from 'shared/entities/event'
import { submission } from 'shared/testing/fakeSubmissions'
import { fair } from 'shared/testing/filledForms'
import { expect, test } from 'vitest'
import { type MessageSources, messagesToSend } from './messagesToSend'

const event: CharityEvent = { ...fair, id: 5, date: 'October 25, 2025' }

/** What is told, in the order of time. */
const told = (sources: Partial<MessageSources>) =>
  messagesToSend({
    ...{ submissions: [], events: [event], history: [] },
    ...{ site: generalSettings.seed, settings: mailSettings.seed },
    ...sources,
  }).sort((a, b) => a.message.notBefore.localeCompare(b.message.notBefore))

const kinds = (sources: Partial<MessageSources>) => told(sources).map(({ content }) => content.kind)

test('a registration is confirmed, and two days before the event its person is reminded', () => {
  const [confirmed, reminder] = told({ submissions: [submission(1)] })
  expect(confirmed?.message).toMatchObject({ kind: 'registered', state: 'preview' })
  expect(confirmed?.content).toMatchObject({ to: 'visitor1@example.com', event })
  expect(reminder?.message).toMatchObject({
    kind: 'reminder',
    notBefore: '2025-10-23T14:00:00.000Z',
  })
})

test('whoever waits is told, gets to know of a place and of a cancellation, and is not reminded then', () => {
  const waitingSince = submission(1).createdAt
  const waiting = submission(1, { waitingSince })
  const other = submission(2, { waitingSince: submission(2).createdAt })
  expect(kinds({ submissions: [waiting] })).toEqual(['waiting'])
  expect(
    told({ submissions: [waiting, other] }).map(
      ({ content }) => content.registration?.waitingNumber,
    ),
  ).toEqual([1, 2])
  const left = { ...other, canceledAt: '2025-09-03T00:00:00.000Z' }
  expect(told({ submissions: [left] }).at(-1)?.content).toMatchObject({
    kind: 'canceled',
    registration: { waitingNumber: 0 },
  })
  const promoted = submission(1, { promotedAt: '2025-09-02T00:00:00.000Z' })
  expect(kinds({ submissions: [promoted] })).toEqual(['waiting', 'placeFree', 'reminder'])
  const canceled = { ...promoted, canceledAt: '2025-09-03T00:00:00.000Z' }
  expect(kinds({ submissions: [canceled] })).toEqual(['waiting', 'placeFree', 'canceled'])
})

test('what nobody can be told is not listed: without an address, or without its event', () => {
  expect(kinds({ submissions: [submission(1, { email: '' })] })).toEqual([])
  expect(kinds({ submissions: [submission(1)], events: [] })).toEqual([])
})

test('other forms are acknowledged, and once more when somebody has handled them', () => {
  const offer = submission(1, { kind: 'offer', handledAt: '2025-09-02T00:00:00.000Z' })
  expect(kinds({ submissions: [offer] })).toEqual(['received', 'handled'])
  expect(kinds({ submissions: [submission(1, { kind: 'newsletter' })] })).toEqual([
    'confirmNewsletter',
  ])
})

const change = (id: number, at: string, before: object): AuditEntry => ({
  ...{ id, at, tableName: 'events', rowId: '5', action: 'update' },
  ...{ before: { ...before }, after: {} },
})

test('those who are registered then are told of a changed event, and of a mended slip only the whole', () => {
  const early = submission(1)
  const canceled = submission(2, { canceledAt: '2025-09-02T00:00:00.000Z' })
  const late = submission(3, { createdAt: '2025-10-01T00:00:00.000Z' })
  const history = [
    change(1, '2025-09-10T10:00:00.000Z', { date: 'October 18, 2025' }),
    change(2, '2025-09-10T10:03:00.000Z', { time: '8:00 AM' }),
    change(3, '2025-09-12T10:00:00.000Z', { status: null }),
    change(4, '2025-09-12T10:01:00.000Z', { status: 'canceled' }),
    change(5, '2025-09-14T10:00:00.000Z', { title: 'Another title' }),
  ]
  const changes = told({ submissions: [early, canceled, late], history }).filter(
    ({ content }) => content.kind === 'eventChanged',
  )
  expect(changes.map(({ content }) => [content.to, content.before])).toEqual([
    [
      'visitor1@example.com',
      { date: 'October 18, 2025', time: '8:00 AM', location: event.location, status: 'scheduled' },
    ],
  ])
  expect(changes[0]?.message.notBefore).toBe('2025-09-10T10:08:00.000Z')
})

test('the foundation’s own people are told by their settings, of registrations once a day', () => {
  const settings = {
    ...mailSettings.seed,
    ...{ requestsTo: 'a@example.com, b@example.com', registrationsTo: 'c@example.com' },
    giftsTo: 'd@example.com',
  }
  const submissions = [
    submission(1, { details: { partySize: '3' } }),
    submission(2),
    submission(3, { kind: 'fairRequest', email: 'e@example.com' }),
  ]
  const gift: AuditEntry = {
    ...{ id: 1, at: '2025-09-02T00:00:00.000Z', tableName: 'donations', rowId: '9' },
    ...{ action: 'insert', before: undefined, after: { amount: 50 } },
  }
  const toStaff = told({ submissions, settings, history: [gift] })
    .map(({ content }) => content)
    .filter(({ kind }) => kind.startsWith('staff'))
  expect(toStaff.map(({ kind, to }) => [kind, to])).toEqual([
    ['staffSubmission', 'a@example.com'],
    ['staffSubmission', 'b@example.com'],
    ['staffRegistrations', 'c@example.com'],
    ['staffGift', 'd@example.com'],
  ])
  expect(toStaff[2]?.registrations).toEqual([
    { eventId: 5, title: 'Back-to-School Health Fair', parties: 2, people: 4, waiting: 0 },
  ])
})

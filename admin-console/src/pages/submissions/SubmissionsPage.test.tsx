import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { authStore } from 'shared/auth'
import { events } from 'shared/collections/events'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { message } from 'shared/testing/fakeMessages'
import { submission } from 'shared/testing/fakeSubmissions'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kindTabs } from '../../features/submissions/submissionTabs'
import { fill } from '../../testing/form'
import { backends, openDatabase } from '../../testing/openSubmissions'
import { lookAgain, offline } from '../../testing/renderStoreConsole'
import { savedFile } from '../../testing/savedFile'
import { storeAsAnotherTab } from '../../testing/storage'
import {
  button,
  drawer,
  path,
  senders,
  tabs,
  twelve,
  volunteer,
} from '../../testing/submissionsPage'

beforeEach(emptyDatabase)

describe.each(backends)('with %s behind the site', (_, open) => {
  test('beside what a person sent stands what they were told', async () => {
    const { user } = await open(
      path,
      [submission(1)],
      [message(1, { submissionId: submission(1).id })],
    )
    await user.click(await button('Open Visitor 1'))
    const told = within(await (await drawer()).findByRole('region', { name: 'Messages' }))
    expect(await told.findByText('Registration confirmed')).toBeVisible()
    expect(told.getByRole('listitem')).toHaveTextContent(/Visitor 1 · Aug 31, 2025/)
    await user.click(told.getByRole('button', { name: 'Open “Registration confirmed”' }))
    const text = within(await screen.findByRole('dialog', { name: /, to Visitor 1$/ }))
    expect(await text.findByRole('article', { name: 'Message' })).toBeVisible()
  })

  test('new submissions are listed, the newest first, page by page, in tabs with counts; they are searched, whatever the characters, and chosen by event', async () => {
    const canceled = submission(30, { canceledAt: '2025-09-02T00:00:00Z' })
    const handled = submission(31, { handledAt: '2025-09-02T00:00:00Z' })
    const ann = submission(20, { name: 'O"Neil, (Ann) *' })
    const bea = submission(21, { eventId: 2, name: 'Bea' })
    const { user } = await open(path, [...twelve, ann, bea, canceled, handled, volunteer])
    const emptyTabs = kindTabs.slice(2)
    expect(emptyTabs.map(({ key }) => key)).toContain('newsletter')
    expect((await senders()).slice(0, 3)).toEqual(['Vera Volunteer', 'Bea', 'O"Neil, (Ann) *'])
    expect(document.title).toBe('Submissions – Island Care Foundation')
    await waitFor(() =>
      expect(tabs()).toEqual([
        'New 15',
        'Registrations 15',
        'Volunteers 1',
        ...emptyTabs.map(({ label }) => `${label} 0`),
        'All 17',
      ]),
    )
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    const last = [5, 4, 3, 2, 1].map((id) => `Visitor ${id}`)
    await waitFor(async () => expect(await senders()).toEqual(last))
    await user.click(screen.getByRole('tab', { name: /All/ }))
    await waitFor(async () => expect(await senders()).toHaveLength(10))
    expect(screen.getByRole('table', { name: 'All' })).toHaveTextContent('canceled')
    expect(screen.getByRole('button', { name: 'Reopen Visitor 31' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark handled Visitor 30' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open Visitor 30' }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.getByRole('button', { name: 'Delete' })).toBeVisible()
    expect(drawer.queryByRole('button', { name: 'Mark handled' })).toBeNull()
    await user.click(drawer.getByRole('button', { name: 'Close' }))

    await user.click(screen.getByRole('tab', { name: /Registrations/ }))
    const field = screen.getByRole('searchbox', { name: /Search/ })
    fill(field, 'neil, (ann) *')
    await waitFor(async () => expect(await senders()).toEqual(['O"Neil, (Ann) *']))
    fill(field, 'visitor7@')
    await waitFor(async () => expect(await senders()).toEqual(['Visitor 7']))
    expect(screen.getByText('1 found')).toBeVisible()
    fill(field, 'a*c')
    await user.click(await button('Clear search and filters'))
    expect(await senders()).toHaveLength(10)

    await user.click(screen.getByRole('combobox', { name: 'Event' }))
    await user.click(await screen.findByTitle(/, Emancipation Day/))
    await waitFor(async () => expect(await senders()).toEqual(['Bea']))
    expect(location.search).toContain('event=2')
    expect(Object.values(localStorage).join()).not.toContain('Visitor')
  })

  test('where nothing is new, it is said whether anything has come in; a tab that is looked at again shows what came meanwhile', async () => {
    const { arrive } = await open(path, [])
    expect(await screen.findByText(/^Nothing yet\. Forms/)).toBeVisible()
    await arrive([submission(1, { handledAt: '2025-09-02T00:00:00Z' })])
    lookAgain()
    expect(await screen.findByText('Everything has been handled.')).toBeVisible()
    await arrive([submission(2)])
    lookAgain()
    expect(await senders()).toEqual(['Visitor 2'])
  })

  test('a submission opens with all that was sent: keys in the words that the visitor has chosen, and those of a kind that only a newer release knows', async () => {
    const request = submission(41, {
      kind: 'fairRequest',
      name: 'Pastor Reid',
      details: { type: 'host', organization: 'Hillview Church' },
    })
    const interview = submission(1, { kind: 'interview', details: { bestTime: 'Mornings' } })
    const { user } = await open(path, [interview, volunteer, request])
    expect(await senders()).toEqual(['Pastor Reid', 'Vera Volunteer', 'Visitor 1'])
    expect(screen.getByRole('table', { name: 'New' })).toHaveTextContent('interview')
    await waitFor(() => expect(tabs()).toEqual(expect.arrayContaining(['New 3', 'All 3'])))

    await user.click(await button('Open Vera Volunteer'))
    const details = await drawer()
    const terms = details.getAllByRole('term').map((term) => term.textContent)
    expect(terms).toEqual(['Name', 'Email', 'Areas of interest', 'Preferred date', 'Sent'])
    expect(details.getByText('Feb 1, 2027')).toBeVisible()
    expect(details.getByText(/^Aug 31, 2025, 7:40/)).toBeVisible()
    expect(details.getByRole('link', { name: volunteer.email })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await button('Open Vera Volunteer')).toHaveFocus())

    await user.click(await button('Open Pastor Reid'))
    expect((await drawer()).getByText('Request to').parentElement).toHaveTextContent(
      'Request toHost a fair',
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('Open Visitor 1'))
    expect((await drawer()).getByText('Mornings')).toBeVisible()
  })

  test('of somebody who moved up and whom no email tells, it says so until they are contacted', async () => {
    storeAsAnotherTab('events', [{ ...events.seed[0], id: 5, date: 'April 19, 2027' }])
    const called = submission(7, {
      ...{ email: '', phone: '876 555 0101', channel: 'phone' },
      ...{ handledAt: '2025-09-01T00:00:00Z', promotedAt: '2025-09-02T00:00:00Z' },
    })
    const { user } = await open(`${path}?tab=all`, [called])
    const table = await screen.findByRole('table', { name: 'All' })
    await waitFor(() => expect(table).toHaveTextContent('to call'))
    await user.click(await button('Open Visitor 7'))
    const details = await drawer()
    expect(details.getByRole('link', { name: 'See what to tell them' })).toHaveAttribute(
      'href',
      '/admin/events/5/registrations',
    )
    expect(details.getByRole('link', { name: '876 555 0101' })).toHaveAttribute(
      'href',
      'tel:8765550101',
    )
    await user.click(details.getByRole('button', { name: 'Mark contacted' }))
    expect(await screen.findByRole('button', { name: 'Reopen Visitor 7' })).toBeVisible()
    expect(table).toHaveTextContent('handled')
    await user.click(await button('Undo'))
    await user.click(await button('Mark contacted Visitor 7'))
    expect(await screen.findByRole('button', { name: 'Reopen Visitor 7' })).toBeVisible()
  })

  test('whom nobody has contacted yet is not marked as handled among many', async () => {
    storeAsAnotherTab('events', [{ ...events.seed[0], id: 5, date: 'April 19, 2027' }])
    const called = { email: '', phone: '876 555 0101', channel: 'phone' }
    const { user, kept } = await open(path, [
      submission(7, { ...called, promotedAt: '2025-09-02T00:00:00Z' }),
      submission(8),
      volunteer,
    ])
    await user.click(await button('Mark all 3 handled'))
    const toast = await screen.findByText('2 submissions marked as handled')
    expect(toast.parentElement).toHaveTextContent('You still have to contact 1 person.')
    const unhandled = (await kept()).filter(({ handledAt }) => !handledAt)
    expect(unhandled.map(({ name }) => name)).toEqual(['Visitor 7'])
  })

  test('handled submissions leave the new ones, and Undo brings them back; one is deleted after a question', async () => {
    storeAsAnotherTab(
      'events',
      events.seed.map((event) => ({ ...event, date: 'April 19, 2027', attendees: event.slots })),
    )
    const details = { partySize: '2' }
    const waits = submission(3, { waitingSince: '2025-09-01T00:00:00Z', details })
    const { user, kept } = await open(path, [submission(1), submission(2), waits])
    await user.click(await button('Mark handled Visitor 2'))
    expect(await screen.findByText('Registration marked as handled')).toBeVisible()
    await waitFor(async () => expect(await senders()).toEqual(['Visitor 3', 'Visitor 1']))
    expect(await button('Mark handled Visitor 1')).toHaveFocus()
    expect((await kept())[1]?.handledAt).toEqual(expect.any(String))
    await user.click(await button('Undo'))
    const all = ['Visitor 3', 'Visitor 2', 'Visitor 1']
    await waitFor(async () => expect(await senders()).toEqual(all))
    expect((await kept())[1]?.handledAt).toBeUndefined()

    const ask = async (name: string) => {
      await user.click(await button(`Open ${name}`))
      await user.click((await drawer()).getByRole('button', { name: 'Delete' }))
      return within(await screen.findByRole('dialog', { name: /^Delete this/ }))
    }
    const question = await ask('Visitor 1')
    expect(question.getByText(/^This frees 1 place for the waiting list/)).toBeVisible()
    expect(await kept()).toHaveLength(3)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await senders()).toEqual(['Visitor 3', 'Visitor 2']))
    expect(await kept()).toHaveLength(2)
    const waiting = await ask('Visitor 3')
    expect(waiting.getByText('They will no longer be on the waiting list.')).toBeVisible()
  })

  test('what a tab and its filters show is marked as handled at once, all pages of it; Undo reopens what was new', async () => {
    const done = submission(20, { handledAt: '2025-09-02T00:00:00Z' })
    const { user, kept } = await open(`${path}?tab=registrations`, [...twelve, done, volunteer])
    const handled = async () =>
      (await kept()).filter(({ handledAt }) => handledAt).map(({ id }) => id)
    await user.click(await button('Mark all 12 handled'))
    expect(await screen.findByText('12 submissions marked as handled')).toBeVisible()
    expect(await handled()).toEqual([...twelve, done].map(({ id }) => id))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark all/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))

    await user.click(await button('Undo'))
    expect(await screen.findByText('12 submissions reopened')).toBeVisible()
    expect(await handled()).toEqual([done.id])
    fill(screen.getByRole('searchbox', { name: /Search/ }), 'visitor1')
    await user.click(await button('Mark all 4 handled'))
    expect(await screen.findByText('4 submissions marked as handled')).toBeVisible()
    expect(await handled()).toHaveLength(5)
  })

  test('what has come since they were counted is not marked unseen', async () => {
    const { user, kept, arrive } = await open(path, [submission(1), submission(2)])
    const mark = await button('Mark all 2 handled')
    await arrive([submission(3, { createdAt: '2026-01-01T00:00:00Z' })])
    await user.click(mark)
    expect(await screen.findByText('2 submissions marked as handled')).toBeVisible()
    const handled = (await kept()).map(({ handledAt }) => handledAt !== undefined)
    expect(handled).toEqual([true, true, false])
  })

  test('what is filtered is exported, all pages of it, as text that no spreadsheet runs', async () => {
    const { user } = await open(path, [...twelve, submission(20, { name: '=1+1', phone: '876' })])
    const exporting = await button(/^Export to CSV/)
    await waitFor(() => expect(exporting).toHaveAccessibleName('Export to CSV (13)'))
    const file = await savedFile(async () => {
      await user.click(exporting)
      await waitFor(() => expect(exporting).not.toHaveClass('ant-btn-loading'))
    })
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(14)
    expect(lines[1]).toContain("'=1+1,visitor20@example.com,876,Back-to-School Health Fair")
  })

  test('those of the last 30 days are chosen; an event’s registrations are managed and printed on a page of their own', async () => {
    const old = submission(20, { name: 'Bea', createdAt: '2025-08-31T12:00:00Z' })
    const recent = submission(21, { name: 'Cy', createdAt: '2025-09-02T12:00:00Z' })
    const { user } = await open(`${path}?tab=registrations&days=30&event=5`, [old, recent])
    expect(await senders()).toEqual(['Cy'])
    await user.click(await screen.findByRole('link', { name: 'Manage and print them' }))
    expect(await screen.findByRole('heading', { name: /^Registrations for / })).toBeVisible()
    expect(await button('Edit Cy')).toBeVisible()
  })
})

test('the database searches, and hands out a page at a time', async () => {
  const { requests } = openDatabase(path, twelve)
  fill(await screen.findByRole('searchbox', { name: /Search/ }), 'visitor7@')
  await waitFor(async () => expect(await senders()).toEqual(['Visitor 7']))
  // All of them come only of those whom no email reaches.
  const others = requests.filter(({ path }) => !/event_id=in\..*&email=eq\.&/.test(path))
  expect(others.some(({ path }) => path.includes('limit=100'))).toBe(false)
})

test('what a submission is about breaks no word, where its column can be wide enough', async () => {
  await setViewportWidth(1280)
  openDatabase(path, [submission(1, { eventTitle: 'Congregational refrigerators' })])
  const text = (await screen.findByTitle('Congregational refrigerators')).firstChild as Text
  const range = document.createRange()
  for (const word of ['Congregational', 'refrigerators']) {
    const start = text.data.indexOf(word)
    range.setStart(text, start)
    range.setEnd(text, start + word.length)
    expect(range.getClientRects(), word).toHaveLength(1)
  }
})

test.each([360, 1280])('at %i px the list is where it was before its answer', async (width) => {
  await setViewportWidth(width)
  const { database, network } = openDatabase(path, twelve)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = (request) => arrived.then(() => database.answer(request))
  const top = () => screen.getByRole('tablist').getBoundingClientRect().top
  await screen.findByRole('tablist')
  const before = top()
  arrive()
  await waitFor(async () => expect(await button(/^Export to CSV/)).toBeEnabled())
  expect(top()).toBe(before)
})

test('without anything to mark, the list begins below the tabs; marking one by one moves no row', async () => {
  const handledAt = '2025-09-02T00:00:00Z'
  const sent = [submission(1), submission(2, { handledAt })]
  const { user, database } = openDatabase(`${path}?tab=registrations`, sent)
  const room = async () => {
    const list = await screen.findByRole('table', { name: 'Registrations' })
    return (
      list.getBoundingClientRect().top - screen.getByRole('tablist').getBoundingClientRect().bottom
    )
  }
  expect(await room()).toBeLessThan(24)
  database.add([submission(3)])
  lookAgain()
  await button('Mark all 2 handled')
  const before = await room()
  await user.click(await button('Mark handled Visitor 3'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark all/ })).toBeNull())
  expect(await room()).toBe(before)
})

test('on a phone an address has the line below the name and the status, and no break at its hyphens', async () => {
  await setViewportWidth(360)
  const email = 'keisha.long-name@health-office.example'
  openDatabase(path, [submission(1, { email })])
  const address = await screen.findByText(
    (_, element) => element?.textContent === email && element.children.length > 1,
  )
  expect(address.offsetHeight).toBeLessThan(50)
  const lines = [...address.querySelectorAll('span')].map((part) => part.getClientRects().length)
  expect(lines).toEqual(lines.map(() => 1))
  expect(screen.getByText('new').getBoundingClientRect().bottom).toBeLessThan(
    address.getBoundingClientRect().top + 4,
  )
})

test('Escape closes the question about a submission first, and at once pressed again the submission', async () => {
  const { user } = openDatabase(path, [volunteer])
  await user.click(await button('Open Vera Volunteer'))
  await user.click((await drawer()).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole<HTMLDialogElement>('dialog', { name: /^Delete this/ })
  const pressEscape = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  pressEscape()
  expect((await drawer()).getByText('Areas of interest')).toBeVisible()
  // The browser closes it after the key; React hears of it later than of the next key.
  question.close()
  pressEscape()
  await waitFor(async () => expect(await button('Open Vera Volunteer')).toHaveFocus())
})

test('the focus goes to the next row, from the last one to the heading, when what was opened is handled and leaves the list late', async () => {
  const { user, database, network } = openDatabase(path, [submission(1), submission(2)])
  await user.click(await button('Open Visitor 2'))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = (request) => arrived.then(() => database.answer(request))
  await user.click((await drawer()).getByRole('button', { name: 'Mark handled' }))
  await waitFor(async () => expect(await button('Open Visitor 2')).toHaveFocus())
  arrive()
  await waitFor(async () => expect(await senders()).toEqual(['Visitor 1']))
  expect(await button('Open Visitor 1')).toHaveFocus()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button('Open Visitor 1'))
  await user.click((await drawer()).getByRole('button', { name: 'Mark handled' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('what the store did not take is not shown as done', async () => {
  const { user, network, database } = openDatabase(path, [submission(1)])
  await senders()
  network.answer = (request) => (request.method === 'PATCH' ? offline() : database.answer(request))
  await user.click(await button('Mark handled Visitor 1'))
  expect(await screen.findByText('Not updated')).toBeVisible()
  expect(await senders()).toEqual(['Visitor 1'])
})

test('while the store is down, what was shown stays, until it is back', async () => {
  const { user, network, database } = openDatabase(path, [submission(1)])
  await senders()
  network.answer = offline
  lookAgain()
  expect(await screen.findByText(/can’t reach the database.*may be out of date/)).toBeVisible()
  expect(await senders()).toEqual(['Visitor 1'])
  await user.click(screen.getByRole('tab', { name: /Offers/ }))
  expect(await screen.findByText('We can’t reach the database right now.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Open / })).toBeNull()
  network.answer = database.answer
  await user.click(await button('Try again'))
  expect(await screen.findByText('No offers yet.')).toBeVisible()
})

test('what could not be loaded comes by itself when the connection is back', async () => {
  const { network, database } = openDatabase(path, [submission(1)])
  network.answer = offline
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await screen.findByText('You’re offline.')).toBeVisible()
  network.answer = database.answer
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await senders()).toEqual(['Visitor 1'])
})

test.each([
  ['403', Response.json({ code: '42501' }, { status: 403 }), /don’t have access/],
  ['500', new Response('', { status: 500 }), /can’t reach the database/],
])(
  'an answer of %s shows what is wrong, and no submission that is none',
  async (_, fault, text) => {
    const { user, network, database } = openDatabase(path, [submission(1)])
    network.answer = () => fault.clone()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: /^Open / })).toBeNull()
    network.answer = database.answer
    await user.click(await button('Try again'))
    expect(await senders()).toEqual(['Visitor 1'])
    await waitFor(() => expect(tabs()[0]).toBe('New 1'))
  },
)

test('whoever is refused as signed out is asked to sign in again', async () => {
  const { user, network } = openDatabase(path, [submission(1)])
  await senders()
  network.answer = () => Response.json({ code: 'PGRST301' }, { status: 401 })
  lookAgain()
  expect(await screen.findByText(/Your session has ended/)).toBeVisible()
  await user.click(await button('Sign in again'))
  expect(authStore.getState().status).toBe('signedOut')
})

test('where email runs, it is said that a handled request is told of, and a registration is not', async () => {
  const { user } = openDatabase(path, [submission(1), submission(2, { kind: 'volunteer' })])
  await user.click(await button('Mark handled Visitor 2'))
  expect(
    await screen.findByText('From Visitor 2. We’ll send them a follow-up email in 5 minutes.'),
  ).toBeVisible()
  await user.click(await button('Mark handled Visitor 1'))
  expect(await screen.findByText('From Visitor 1')).toBeVisible()
})

test('of many that are marked as handled at once, it is said how many are told by email; a failure says how far it came', async () => {
  const { user, network, database } = openDatabase(path, [
    submission(1),
    submission(2, { kind: 'volunteer' }),
  ])
  await user.click(await button('Mark all 2 handled'))
  expect(await screen.findByText('We’ll email 1 of them in 5 minutes.')).toBeVisible()
  let changes = 0
  network.answer = (request) =>
    request.method === 'PATCH' && ++changes === 2
      ? Response.json({}, { status: 500 })
      : database.answer(request)
  await user.click(await button('Undo'))
  expect(await screen.findByText('1 of 2 updated')).toBeVisible()
})

test('confirmed newsletter addresses are exported, each with the link that ends its subscription', async () => {
  const { user, database } = openDatabase(`${path}?tab=newsletter`, [])
  database.messages.confirmed = [
    { email: 'ann@example.com', confirmedAt: '2025-09-01T14:05:00Z', token: 'secret' },
  ]
  const exporting = await button(/^Export confirmed addresses/)
  await waitFor(() => expect(exporting).toBeEnabled())
  const file = await savedFile(async () => {
    await user.click(exporting)
    await waitFor(() => expect(exporting).not.toHaveClass('ant-btn-loading'))
  })
  expect(file.name).toBe('newsletter-2025-10-01.csv')
  expect(await file.text()).toContain(
    `ann@example.com,"Sep 1, 2025, 9:05 AM",${location.origin}/link#secret\r\n`,
  )
})

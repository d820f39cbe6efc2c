import { screen, waitFor, within } from '@testing-library/react'
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { programs } from 'shared/collections/programs'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { submission } from 'shared/testing/fakeSubmissions'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kindTabs } from '../../features/submissions/submissionTabs'
import { changeEvents, withPlaceTaken } from '../../testing/changeEvents'
import { donation } from '../../testing/donation'
import { backends, openDatabase } from '../../testing/openSubmissions'
import { renderConsole } from '../../testing/renderConsole'
import { offline, renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

async function openDashboard() {
  const { user } = renderConsole('/admin')
  await screen.findByRole('region', { name: 'Needs attention' })
  return user
}

const section = (heading: string) => screen.getByRole('region', { name: heading })

function figures(heading: string) {
  const inSection = within(section(heading))
  const labels = inSection.getAllByRole('term').map((term) => term.textContent)
  const values = inSection.getAllByRole('definition').map((definition) => definition.textContent)
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]))
}

const links = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const draft = { status: 'draft' as const }

test('the figures are those of the specification, whatever the lists hold', async () => {
  storeAsAnotherTab('events', [])
  await openDashboard()
  await screen.findByRole('region', { name: 'The foundation by the numbers' })
  expect(figures('The foundation by the numbers')).toEqual({
    Programs: '4',
    Events: '8',
    'Blog Posts': '12',
    Donations: '25',
    'People Served': '45,000+',
    'Health Fairs': '240',
    Volunteers: '3,600+',
  })
})

test('what is to do and what is new stand above what is counted, and the fixed figures last', async () => {
  await openDashboard()
  await screen.findByRole('region', { name: 'The foundation by the numbers' })
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Needs attention',
    'Next event',
    'Latest submissions',
    'Latest donations',
    'By month',
    'Right now',
    'The foundation by the numbers',
  ])
})

test('a second row, labeled as such, counts what the site holds, and each count leads to its list', async () => {
  const user = await openDashboard()
  expect(figures('Right now')).toEqual({
    'Completed donations': '$1,830.50',
    'Upcoming events': '1',
    'Places taken': '0',
    'Active programs': '4',
    'Published posts': '3',
  })
  expect(links(section('Right now'))).toEqual([
    ['Completed donations', '/admin/donations'],
    ['Upcoming events', '/admin/events?tab=upcoming'],
    ['Places taken', '/admin/events?tab=all'],
    ['Active programs', '/admin/programs?tab=active'],
    ['Published posts', '/admin/blog?tab=published'],
  ])
  await user.click(screen.getByRole('link', { name: 'Upcoming events' }))
  const upcoming = await screen.findByRole('tab', { name: /Upcoming 1/ })
  expect(upcoming).toHaveAttribute('aria-selected', 'true')
})

test('until it is known what is to do, nothing is shown that it would move', async () => {
  const { database, network } = openDatabase('/admin', [submission(1)])
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = (request) => arrived.then(() => database.answer(request))
  expect(await screen.findByRole('status', { name: 'Loading the dashboard…' })).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
  arrive()
  expect(await screen.findByRole('link', { name: '1 new submission' })).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Loading the dashboard…' })).toBeNull()
})

test('the live counts and the next fair follow a visitor’s registration', async () => {
  await openDashboard()
  expect(section('Next event')).toHaveTextContent('Heritage Month Health Fair')
  expect(section('Next event')).toHaveTextContent('0 of 100 places taken')
  // However high the panel beside it is.
  section('Next event').style.height = '40rem'
  const below = (name: string) => within(section('Next event')).getByText(name)
  expect(
    below('Registrations').getBoundingClientRect().top -
      below('0 of 100 places taken').getBoundingClientRect().bottom,
  ).toBeLessThan(40)
  expect(links(section('Next event'))).toEqual([
    ['Heritage Month Health Fair', '/admin/events/6'],
    ['Registrations', '/admin/events/6/registrations'],
    ['Check-in', '/admin/events/6/door'],
  ])
  await changeEvents((all) => withPlaceTaken(withPlaceTaken(all, 1), 6))
  await waitFor(() => expect(figures('Right now')['Places taken']).toBe('2'))
  expect(section('Next event')).toHaveTextContent('1 of 100 places taken')
})

test('a fair of today stays with its check-in until the day ends', async () => {
  const [first, second] = events.seed
  storeAsAnotherTab('events', [
    { ...first, date: 'October 1, 2025', time: '12:01 AM - 2:00 PM' },
    { ...second, date: 'October 1, 2025', status: 'canceled' },
  ])
  await openDashboard()
  expect(links(section('Today'))).toContainEqual(['Check-in', `/admin/events/${first?.id}/door`])
  expect(section('Today')).not.toHaveTextContent(String(second?.title))
  expect(screen.queryByRole('region', { name: 'Next event' })).toBeNull()
  expect(screen.queryByText('No upcoming event is scheduled')).toBeNull()
  // What is called off and has not begun is counted like its list counts it.
  expect(figures('Right now')['Upcoming events']).toBe('1')
})

test('an upcoming event that is called off is counted like the list counts it, and is not the next one', async () => {
  const [first] = events.seed
  storeAsAnotherTab('events', [{ ...first, date: 'October 25, 2025', status: 'postponed' }])
  const user = await openDashboard()
  expect(screen.queryByRole('region', { name: 'Next event' })).toBeNull()
  const needed = 'Every upcoming event is postponed or canceled'
  expect(screen.getByRole('link', { name: needed })).toBeVisible()
  expect(figures('Right now')['Upcoming events']).toBe('1')
  await user.click(screen.getByRole('link', { name: 'Upcoming events' }))
  expect(await screen.findByRole('tab', { name: 'Upcoming 1' })).toBeVisible()
})

test('what needs attention is counted, each with its list', async () => {
  storeAsAnotherTab('events', [{ ...events.seed[0], date: 'soon' }, events.seed[1]])
  storeAsAnotherTab('programs', [{ ...programs.seed[0], ...draft }])
  storeAsAnotherTab(
    'donations',
    [1, 2].map((id) => donation(id, { status: 'pending' })),
  )
  const user = await openDashboard()
  // That none is coming up is said once.
  expect(screen.queryByRole('region', { name: 'Next event' })).toBeNull()
  const attention = section('Needs attention')
  expect(links(attention)).toEqual([
    ['No upcoming event is scheduled', '/admin/events?tab=upcoming'],
    ['1 event without an exact date', '/admin/events?tab=past&search=No+exact+date'],
    ['2 pending donations', '/admin/donations?tab=pendingOrFailed'],
    ['1 draft program', '/admin/programs?tab=drafts'],
    ['1 draft post', '/admin/blog?tab=drafts'],
  ])
  const weight = (name: string) =>
    getComputedStyle(within(attention).getByRole('link', { name })).fontWeight
  expect([weight('2 pending donations'), weight('1 draft post')]).toEqual(['600', '400'])
  for (const [link, tab] of [
    ['2 pending donations', 'Pending/Failed 2'],
    ['1 draft program', 'Drafts 1'],
    ['1 draft post', 'Drafts 1'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: link }))
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  }
  await user.click(await screen.findByRole('link', { name: /without an exact date/ }))
  expect(await screen.findByRole('tab', { name: /Past 2/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1)
})

test('when nothing needs attention, it says so', async () => {
  storeAsAnotherTab('blogPosts', blogPosts.seed.slice(0, 1))
  storeAsAnotherTab('donations', [])
  await openDashboard()
  expect(section('Needs attention')).toHaveTextContent('You’re all caught up.')
})

test('where there is nothing at all, it is said once, without a zero', async () => {
  for (const key of ['events', 'programs', 'blogPosts', 'donations']) storeAsAnotherTab(key, [])
  await openDashboard()
  await screen.findByRole('region', { name: 'The foundation by the numbers' })
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Needs attention', 'Latest submissions', 'By month', 'The foundation by the numbers'])
  expect(section('Latest submissions')).toHaveTextContent(/Nothing yet\./)
  const months = 'May2025JunJulAugSepOct'
  await waitFor(() =>
    expect(section('By month').textContent).toBe(
      `By monthDonations receivedNo donations received in these months.${months}RegistrationsNo registrations in these months.${months}`,
    ),
  )
  expect(section('By month').querySelector('rect')).toBeNull()
  expect(screen.getAllByText(/nothing|no .+ yet/i)).toHaveLength(1)
})

test('the amount of a donation stands beside the first line of a long name', async () => {
  await openDashboard()
  const name = screen.getByRole('link', { name: 'Grace Tabernacle Ladies’ Guild' })
  name.style.width = '8rem'
  const lines = name.getBoundingClientRect()
  const amount = screen.getByText('$480.50').getBoundingClientRect()
  expect(lines.height).toBeGreaterThan(1.9 * amount.height)
  expect(amount.top).toBeCloseTo(lines.top)
})

test('the four newest donations lead to their donors’, and to all of them', async () => {
  const user = await openDashboard()
  const latest = section('Latest donations')
  expect(within(latest).getAllByRole('listitem')[3]).toHaveTextContent(
    'Andre Brown$50.00Sep 14, 2025Pending',
  )
  expect(links(latest)).toEqual([
    ['Marcia Campbell', '/admin/donations?search=Marcia+Campbell'],
    ['Devon Wright', '/admin/donations?search=Devon+Wright'],
    ['Grace Tabernacle Ladies’ Guild', expect.stringContaining('?search=Grace+')],
    ['Andre Brown', '/admin/donations?search=Andre+Brown'],
    ['All donations', '/admin/donations'],
  ])
  await user.click(within(latest).getByRole('link', { name: 'Devon Wright' }))
  expect(await screen.findByRole('searchbox')).toHaveValue('Devon Wright')
  expect(screen.getByText('1 of 6 found')).toBeVisible()
})

test('the latest donations are those of the latest days, whatever the order in which they were recorded', async () => {
  storeAsAnotherTab('donations', [
    donation(9, { donorName: 'Recorded last', date: '2025-01-05' }),
    donation(3, { donorName: 'Newest', date: '2025-09-30' }),
    donation(7, { donorName: 'In between', date: '2025-06-01' }),
  ])
  await openDashboard()
  expect(links(section('Latest donations')).map(([name]) => name)).toEqual([
    'Newest',
    'In between',
    'Recorded last',
    'All donations',
  ])
})

test('quick actions lead to the add forms of programs, events and blog posts', async () => {
  await openDashboard()
  const actions = screen.getByRole('list', { name: 'Quick actions' })
  expect(links(actions).map(([, path]) => path)).toEqual([
    '/admin/programs/new',
    '/admin/events/new',
    '/admin/blog/new',
  ])
})

test('on a phone, the bars of six good months stand apart, each below its own figure', async () => {
  await setViewportWidth(360)
  const days = ['05', '06', '07', '08', '09', '10'].map((month) => `2025-${month}-01`)
  storeAsAnotherTab(
    'donations',
    days.map((date, id) => donation(id, { amount: 118_492, date })),
  )
  await openDashboard()
  await screen.findByRole('region', { name: 'By month' })
  const figures = within(section('By month')).getAllByText('$120K')
  for (const drawn of [figures, [...section('By month').querySelectorAll('svg:has(rect)')]]) {
    const boxes = drawn.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return element.tagName === 'svg'
        ? element.getBoundingClientRect()
        : text.getBoundingClientRect()
    })
    expect(boxes).toHaveLength(6)
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left).toBeGreaterThan(boxes[index]?.right ?? Number.NaN)
    }
  }
})

describe.each(backends)('with %s behind the site', (backend, open) => {
  test('whom no email tells that they have a place needs attention, until they are contacted', async () => {
    const fair = { ...events.seed[0], id: 5, title: 'Harbor Health Fair', date: 'April 19, 2027' }
    storeAsAnotherTab('events', [
      fair,
      { ...fair, id: 6, title: 'Past Fair', date: 'April 19, 2024' },
    ])
    const movedUp = { handledAt: '2025-09-01T00:00:00Z', promotedAt: '2025-09-02T00:00:00Z' }
    const called = { email: '', phone: '876 555 0101', channel: 'phone' }
    const { user } = await open('/admin', [
      submission(1, { ...movedUp, ...called }),
      submission(2, movedUp),
      submission(3, { ...movedUp, ...called, eventId: 6 }),
      submission(4, { ...movedUp, ...called, canceledAt: '2025-09-03T00:00:00Z' }),
    ])
    const isMailed = backend === 'a database'
    const row = await screen.findByRole('link', {
      name: `${isMailed ? '1 person to call' : '2 people to contact'} about “Harbor Health Fair”`,
    })
    const statusOf = (name: string) =>
      within(section('Latest submissions')).getByRole('link', { name }).closest('li')
    await waitFor(() => expect(statusOf('Visitor 1')).toHaveTextContent('to call'))
    expect(statusOf('Visitor 2')).toHaveTextContent(isMailed ? 'handled' : 'to contact')
    expect(statusOf('Visitor 3')).toHaveTextContent('handled')
    await user.click(row)
    for (const name of isMailed ? ['Visitor 1'] : ['Visitor 1', 'Visitor 2']) {
      await user.click(await screen.findByRole('button', { name: `Mark ${name} as contacted` }))
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: `Mark ${name} as contacted` })).toBeNull(),
      )
    }
    await user.click(
      within(screen.getByRole('navigation', { name: 'Console' })).getByRole('link', {
        name: 'Dashboard',
      }),
    )
    await screen.findByRole('region', { name: 'Needs attention' })
    expect(screen.queryByRole('link', { name: /about “Harbor/ })).toBeNull()
  })

  test('gifts and registrations are counted by month', async () => {
    storeAsAnotherTab('donations', [
      donation(1, { amount: 40, date: '2025-09-30' }),
      donation(2, { amount: 2.5, date: '2025-09-01' }),
      donation(3, { amount: 7, date: '2025-09-02', status: 'pending' }),
      donation(4, { amount: 10, date: '2025-05-01' }),
      donation(5, { amount: 99, date: '2025-04-30' }),
    ])
    await open('/admin', [
      submission(1, { createdAt: '2025-09-02T12:00:00Z' }),
      // In Jamaica it is still August.
      submission(2, { createdAt: '2025-09-01T04:00:00Z' }),
      submission(3, { createdAt: '2025-09-03T12:00:00Z', canceledAt: '2025-09-04T00:00:00Z' }),
      submission(4, { createdAt: '2025-09-03T12:00:00Z', kind: 'volunteer' }),
    ])
    await screen.findByRole('region', { name: 'By month' })
    const months = (title: string) =>
      within(screen.getByText(title).parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(months('Donations received')).toEqual([
      '$10May2025',
      'Jun',
      'Jul',
      'Aug',
      '$43Sep',
      'Oct',
    ])
    await waitFor(() =>
      expect(within(section('By month')).getAllByRole('figure')[1]).toHaveTextContent(
        'RegistrationsMay2025JunJul1Aug1SepOct',
      ),
    )
  })

  test('the latest submissions lead to all that their senders have sent', async () => {
    await open('/admin', [
      submission(1),
      submission(2, { handledAt: '2025-09-02T00:00:00Z', details: {} }),
    ])
    await screen.findByRole('link', { name: 'Visitor 2' })
    const latest = section('Latest submissions')
    expect(links(latest)).toEqual([
      ['Visitor 2', '/admin/submissions?tab=all&search=visitor2%40example.com'],
      ['Visitor 1', '/admin/submissions?tab=all&search=visitor1%40example.com'],
      ['All submissions', '/admin/submissions?tab=all'],
    ])
    expect(within(latest).getAllByRole('listitem')[0]).toHaveTextContent(
      'handledRegistration · Back-to-School Health Fair · Aug 31, 2025',
    )
  })

  test('among the latest submissions, what visitors sent stands before what the team added since', async () => {
    await open('/admin', [submission(1), submission(2, { channel: 'phone' })])
    await screen.findByRole('link', { name: 'Visitor 2' })
    expect(links(section('Latest submissions')).map(([name]) => name)).toEqual([
      'Visitor 1',
      'Visitor 2',
      'All submissions',
    ])
  })

  test('what visitors sent is counted, leads to its list, and needs attention while it is new', async () => {
    const handledAt = '2025-09-02T00:00:00Z'
    storeAsAnotherTab('donations', [])
    const { user } = await open('/admin', [
      submission(1, { createdAt: '2025-09-02T12:00:00Z' }),
      submission(2, { handledAt, createdAt: '2025-08-31T12:00:00Z' }),
      submission(3, { canceledAt: handledAt }),
      submission(4, { kind: 'volunteer', handledAt }),
      submission(5, { kind: 'eventVolunteer', handledAt }),
      submission(6, { kind: 'offer', handledAt }),
    ])
    await screen.findByRole('link', { name: 'Subscribers' })
    expect(figures('From visitors')).toEqual({
      // Of every other kind there is none.
      ...Object.fromEntries(kindTabs.slice(1).map(({ figure }) => [figure, '0'])),
      'New submissions': '1',
      'Registrations, last 30 days': '1',
      Volunteers: '2',
      'Donation offers': '1',
      Subscribers: '0',
    })
    expect(links(section('From visitors')).map(([, path]) => path)).toEqual([
      '/admin/submissions?tab=new',
      '/admin/submissions?tab=registrations&days=30',
      ...kindTabs.slice(1).map(({ key }) => `/admin/submissions?tab=${key}`),
    ])
    await user.click(
      within(section('Needs attention')).getByRole('link', { name: '1 new submission' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible()
  })
})

test('while no email goes out, who has an email address is to be contacted about what has happened since', async () => {
  const fair = { ...events.seed[0], id: 5, title: 'Harbor Health Fair', date: 'April 19, 2027' }
  storeAsAnotherTab('events', [fair])
  const { database } = openDatabase('/admin', [
    submission(1, { promotedAt: '2025-09-20T23:54:00Z' }),
    submission(2, { promotedAt: '2025-09-20T23:56:00Z' }),
    submission(3, { promotedAt: '2025-09-22T00:00:00Z' }),
  ])
  database.messages.status.seenAt = '2025-09-21T00:00:00Z'
  expect(
    await screen.findByRole('link', { name: '2 people to contact about “Harbor Health Fair”' }),
  ).toBeVisible()
})

test('where others see the site, all figures are counted', async () => {
  openDatabase('/admin', [submission(1)])
  await screen.findByRole('link', { name: 'Subscribers' })
  expect(section('Right now')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'The foundation by the numbers' })).toBeNull()
})

test('the default counts the completed donations', async () => {
  storeAsAnotherTab('donations', [
    donation(1, { amount: 40 }),
    donation(2, { amount: 2.5 }),
    donation(3, { amount: 7, status: 'pending' }),
  ])
  await openDashboard()
  expect(figures('Right now')).toMatchObject({ 'Completed donations': '$42.50' })
})

test('without an answer of the store, no figure is made up', async () => {
  renderStoreConsole('/admin', offline)
  const figuresOfVisitors = await screen.findByRole('region', { name: 'From visitors' })
  const text = await screen.findByText('We can’t reach the database right now.')
  expect(figuresOfVisitors).toContainElement(text)
  expect(within(section('From visitors')).queryByRole('definition')).toBeNull()
  expect(section('Right now')).toBeVisible()
})

test('a section that crashes leaves the others, and is reported once', async () => {
  const { toFixed } = Number.prototype
  vi.spyOn(Number.prototype, 'toFixed').mockImplementation(function (this: number, digits) {
    // The amount of one of the donations.
    if (Number(this) === 50) throw new Error('broken')
    return toFixed.call(this, digits)
  })
  const onCaughtError = vi.fn()
  renderConsole('/admin', undefined, { onCaughtError })
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t show this part of the page.',
  )
  expect(screen.queryByRole('region', { name: 'Latest donations' })).toBeNull()
  for (const heading of ['Needs attention', 'Next event', 'Right now']) {
    expect(section(heading)).toBeVisible()
  }
  expect(onCaughtError).toHaveBeenCalledOnce()
})

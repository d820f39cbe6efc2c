import { act, screen, within } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { signIn, signOut } from 'shared/auth'
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { Route, Routes } from 'shared/router'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEvent, listEvents } from '../../testing/event'
import { hydrateAt } from '../../testing/hydrateAt'
import { renderAt } from '../../testing/renderAt'
import { EventDetail, EventPage } from './EventPage'

const [riverside = anEvent()] = events.seed

beforeEach(async () => {
  await listEvents(riverside)
  await collection(registrations).update(() => [])
})

test('an event shows its category, date, time, location, places, services and what to know', () => {
  renderAt('/events/1', <EventDetail event={riverside} />)
  for (const text of ['Health', 'April 19, 2025', '9:00 AM - 2:00 PM', riverside.location]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('progressbar', { name: 'Spots taken' })).toBeVisible()
  expect(screen.getByText(/spots remaining/)).toHaveTextContent('120 of 120 spots remaining')
  const past = 'This fair took place on April 19, 2025'
  for (const name of ['Services', past, 'Important Information', 'Help next time']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  }
})

test.each([
  /^No food or drink for 4 hours before.*glucose and cholesterol tests.*8–12 hours.*If both apply to you, follow the longer fast\./,
  /^Arrive 15 minutes early\. Each screening takes 5–10 minutes, the whole visit 45–60 minutes\./,
  /^Everything is free\./,
])('the important information of an event says %s', (claim) => {
  renderAt('/events/1', <EventDetail event={riverside} />)
  const points = screen.getAllByRole('listitem').map((point) => point.textContent)
  expect(points).toContainEqual(expect.stringMatching(claim))
})

test('the bar shows attendees divided by slots, and the spots remaining are slots minus attendees', () => {
  renderAt('/events/1', <EventDetail event={anEvent({ attendees: 30, slots: 120 })} />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Spots taken' })
  expect(bar.position).toBe(0.25)
  expect(screen.getByText(/spots remaining/)).toHaveTextContent('90 of 120 spots remaining')
})

test('few spots that remain stand out, unless the event is past', () => {
  const few = { attendees: 117, slots: 120 }
  const first = renderAt('/events/1', <EventDetail event={anEvent(few)} />)
  const ground = () => getComputedStyle(screen.getByText(/spots remaining/)).backgroundColor
  expect(ground()).toBe('rgb(240, 173, 28)')
  first.unmount()
  renderAt('/events/1', <EventDetail event={{ ...riverside, ...few }} />)
  expect(ground()).toBe('rgba(0, 0, 0, 0)')
})

test.each([
  [360, 5],
  [768, 4],
  [1440, 3],
])('at %i px, a title of 95 characters has at most %i lines', async (width, most) => {
  await setViewportWidth(width)
  const title =
    'Back-to-School Medical, Dental and Eye Care Day for the Families of Spanish Town and Portmore N'
  renderAt(
    '/events/1',
    <main style={{ '--edge': '16px' } as CSSProperties}>
      <EventDetail event={anEvent({ title })} />
    </main>,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  const { lineHeight } = getComputedStyle(heading)
  expect(Math.round(heading.clientHeight / parseFloat(lineHeight))).toBeLessThanOrEqual(most)
})

test('on the day of an event, its badge says so unless it says what one has registered, and it takes who waits', async () => {
  vi.useFakeTimers({ now: new Date('2045-04-19T13:00:00Z'), toFake: ['Date'] })
  const event = anEvent({ attendees: 9, slots: 9 })
  const open = renderAt('/events/1', <EventDetail event={anEvent()} />)
  expect(screen.getByText('Today')).toBeVisible()
  open.unmount()
  const first = renderAt('/events/1', <EventDetail event={event} />)
  expect(screen.getByText('Full')).toBeVisible()
  expect(screen.getByText('This event is full.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tell me if a place becomes free' })).toBeVisible()
  first.unmount()
  await collection(registrations).update(() => [{ eventId: 1, createdAt: '2045-01-01T00:00:00Z' }])
  renderAt('/events/1', <EventDetail event={event} />)
  expect(screen.getByText('Registered')).toBeVisible()
})

test('beside the registrations of a whole family, the page keeps its distances', async () => {
  await setViewportWidth(1280)
  const one = { eventId: 1, createdAt: '2045-01-01T12:00:00.000Z' }
  await collection(registrations).update(() => Array.from({ length: 5 }, () => one))
  const event = anEvent({ attendees: 5, description: 'For the whole family.' })
  const { container } = renderAt('/events/1', <EventDetail event={event} />)
  await screen.findAllByText(/, for 1 person$/)
  const picture = container.querySelector('article img')?.getBoundingClientRect()
  const text = screen.getByText('For the whole family.').getBoundingClientRect()
  expect(text.top - (picture?.bottom ?? 0)).toBeLessThan(60)
})

test('whoever waits for a place has nothing to enter in a calendar yet', async () => {
  const waiting = { eventId: 1, createdAt: '2045-01-01T12:00:00.000Z', waiting: true }
  await collection(registrations).update(() => [waiting])
  renderAt('/events/1', <EventDetail event={anEvent({ attendees: 120, slots: 120 })} />)
  const fact = screen.getByText('You’re on the waiting list')
  const drawn = () => fact.querySelector('path')?.getAttribute('d')
  const clock = drawn()
  const list = within(screen.getByRole('region', { name: 'You’re on the waiting list' }))
  expect(await list.findByRole('link', { name: /^Directions/ })).toBeVisible()
  expect(screen.queryByText('Add to calendar')).toBeNull()
  expect(screen.queryByText('Google Calendar')).toBeNull()

  await act(() => collection(registrations).update(() => [{ ...waiting, waiting: false }]))
  const panel = within(screen.getByRole('region', { name: 'You’re registered' }))
  expect(panel.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  expect(drawn()).not.toBe(clock)
})

test('the places of a past event are small print', () => {
  renderAt('/events/1', <EventDetail event={riverside} />)
  const { fontSize } = getComputedStyle(screen.getByText(/of 120 spots remaining/))
  expect(getComputedStyle(screen.getByText('120')).fontSize).toBe(fontSize)
  const { parentElement } = screen.getByRole('progressbar')
  expect(parentElement && getComputedStyle(parentElement).clipPath).not.toBe('none')
  expect(parseFloat(fontSize)).toBeLessThan(16)
})

test('every event is explained in the same paragraph', () => {
  renderAt('/events/1', <EventDetail event={anEvent()} />)
  expect(
    screen.getByText(/^Our health fairs bring free medical, dental and eye care/),
  ).toBeVisible()
})

test('an event hydrates as a server renders it, and then shows that one is registered', async () => {
  await collection(registrations).update(() => [{ eventId: 1, createdAt: '2025-01-01T00:00:00Z' }])
  const { html, hydrated, recoverableErrors } = await hydrateAt(
    '/events/1',
    <EventDetail event={riverside} />,
  )
  expect(recoverableErrors).toEqual([])
  expect(html).not.toMatch(/ style="/)
  expect(html).not.toContain('You registered')
  expect(hydrated).toContain('You registered for this event')
})

test('without JavaScript an event says how to reach the foundation instead', async () => {
  const { html } = await hydrateAt('/events/1', <EventDetail event={riverside} />)
  expect(html).toMatch(
    /<noscript>.*Registering.* needs JavaScript.*hello@islandcare\.example.*<\/noscript>/,
  )
})

test('an event of which nothing is typed yet has a name, and says that the rest is to follow', () => {
  const bare = anEvent({ title: ' ', date: '', time: '', location: '' })
  renderAt('/events/1', <EventDetail event={bare} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled event')
  expect(screen.getAllByText('To be announced')).toHaveLength(3)
})

test.each([{ date: 'April 19, 2015' }, { status: 'canceled' }] as const)(
  'nothing will be announced of an event with %o',
  (fields) => {
    renderAt('/events/1', <EventDetail event={anEvent({ ...fields, time: ' ' })} />)
    expect(screen.getByText('Location')).toBeVisible()
    expect(screen.queryByText('Time')).toBeNull()
    expect(screen.queryByText('To be announced')).toBeNull()
  },
)

test('figures below 0, as typed by mistake, are none', () => {
  renderAt('/events/1', <EventDetail event={anEvent({ attendees: -3, slots: -1 })} />)
  expect(screen.getByText('of 0 spots remaining')).toBeVisible()
})

test('when and where an event is comes before the register panel', () => {
  renderAt('/events/1', <EventDetail event={riverside} />)
  const panel = screen.getByRole('region', { name: /^This fair took place/ })
  for (const fact of [riverside.date, riverside.time, riverside.location]) {
    const order = screen.getByText(fact).compareDocumentPosition(panel)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING, fact).toBeTruthy()
  }
})

test('the calendar and directions are offered once: after a registration in its panel', async () => {
  renderAt('/events/1', <EventDetail event={anEvent()} />)
  expect(screen.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1)
  const open = within(screen.getByRole('region', { name: 'Register' }))
  expect(open.queryByRole('link', { name: /^Directions/ })).not.toBeInTheDocument()
  await act(() =>
    collection(registrations).update(() => [{ eventId: 1, createdAt: '2025-01-01T00:00:00Z' }]),
  )
  const panel = within(screen.getByRole('region', { name: 'You’re registered' }))
  expect(await panel.findByRole('button', { name: 'Add to calendar' })).toBeVisible()
  expect(panel.getByRole('link', { name: /^Before you come/ })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Before you come/ })).toHaveLength(1)
  expect(panel.getByRole('link', { name: /^Directions/ })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Add to calendar' })).toHaveLength(1)
})

test('on a phone, whoever has registered has what to do next in two rows', async () => {
  await page.viewport(360, 740)
  await collection(registrations).update(() => [{ eventId: 1, createdAt: '2045-01-01T00:00:00Z' }])
  renderAt('/events/1', <EventDetail event={anEvent()} />)
  const links = (await screen.findByRole('button', { name: 'Add to calendar' })).closest('ul')
  const tops = [...(links?.children ?? [])].map((link) => link.getBoundingClientRect().top)
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(2)
})

test('whoever has registered reads what there is to know as wide as the page on a tablet', async () => {
  await page.viewport(768, 1024)
  await collection(registrations).update(() => [{ eventId: 1, createdAt: '2045-01-01T00:00:00Z' }])
  renderAt('/events/1', <EventDetail event={anEvent()} />)
  const panel = screen.getByRole('region', { name: 'You’re registered' }).getBoundingClientRect()
  const box = screen.getByRole('region', { name: 'Important Information' }).getBoundingClientRect()
  expect(box.top).toBeGreaterThan(panel.bottom)
  expect(box.width).toBeGreaterThan(600)
})

test('a past event leads to other dates before it offers anything, and to no calendar', () => {
  renderAt('/events/1', <EventDetail event={riverside} />)
  const next = screen.getByRole('link', { name: 'See other dates' })
  expect(next).toHaveAttribute('href', '/events#schedule')
  const register = screen.getByRole('button', { name: 'Register for this fair' })
  expect(register).toHaveAttribute('data-variant', 'outline')
  expect(next.compareDocumentPosition(register) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const volunteer = screen.getByRole('button', { name: 'Volunteer at this event' })
  const look = (button: HTMLElement) => {
    const { borderColor, fontWeight } = getComputedStyle(button)
    return [borderColor, fontWeight]
  }
  expect(look(register)).toEqual(look(volunteer))
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
})

test.each([
  [360, 740],
  [768, 1024],
])('registering is on the first screen at %i × %i', async (width, height) => {
  await page.viewport(width, height)
  renderAt('/events/1', <EventDetail event={anEvent()} />)
  scrollTo(0, 0)
  const { top, bottom } = screen
    .getByRole('button', { name: 'Register for this fair' })
    .getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(height)
})

test('what to know before coming is one press away from the register panel', () => {
  renderAt('/events/1', <EventDetail event={anEvent()} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Before you come: fasting/ })
  expect(link).toHaveAttribute('href', '/events/1#important-information')
  const target = screen.getByRole('region', { name: 'Important Information' })
  expect(target).toHaveAttribute('id', 'important-information')
  expect(target).toHaveTextContent('Arrive 15 minutes early')
  const order = link.compareDocumentPosition(screen.getByRole('region', { name: 'Register' }))
  expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
})

test.each([
  ['health', true],
  ['education', false],
  ['community', false],
] as const)('only where there are screenings, people come fasting: %s', (category, fasting) => {
  renderAt('/events/1', <EventDetail event={anEvent({ category })} />)
  const box = screen.getByRole('region', { name: 'Important Information' })
  expect(box).toHaveTextContent('Arrive 15 minutes early')
  expect(/No food or drink|screening/.test(box.textContent)).toBe(fasting)
  expect(screen.getByRole('link', { name: /^Before you come/ })).toHaveAccessibleName(
    fasting ? /fasting/ : 'Before you come',
  )
})

test('a past event asks nobody to help on its day, but at the next ones', () => {
  renderAt('/events/1', <EventDetail event={riverside} />)
  const panel = within(screen.getByRole('region', { name: 'Help next time' }))
  expect(panel.getByText(/^Offer your help/)).toBeVisible()
  const link = panel.getByRole('link', { name: 'See the roles' })
  expect(link).toHaveAttribute('href', '/get-involved#volunteer')
})

test.each(['', 'Summer 2045'])('an event with the date “%s” is not said to be past', (date) => {
  renderAt('/events/1', <EventDetail event={anEvent({ date })} />)
  expect(screen.getByRole('heading', { level: 2, name: 'No exact date yet' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Help on the day' })).toBeVisible()
  expect(screen.queryByText(/past event|took place|is over/i)).not.toBeInTheDocument()
})

const register = /^Register/

test.each([
  ['postponed', 'Postponed', 'This event is postponed.', 'See other dates', true],
  ['canceled', 'Canceled', 'This event is canceled.', 'See other dates', false],
] as const)('an event that is %s says so and why, and takes nobody', (...event) => {
  const [status, badge, fact, lead, described] = event
  const statusNote = 'A storm is coming.'
  renderAt('/events/1', <EventDetail event={anEvent({ status, statusNote })} />)
  expect(screen.getByText(badge)).toBeVisible()
  expect(screen.getByText(fact).parentElement).toHaveTextContent(`${fact} ${statusNote}`)
  const panel = within(screen.getByRole('region', { name: 'Registration is closed' }))
  expect(panel.queryByRole('button')).toBeNull()
  expect(panel.queryByText(/spots remaining/)).toBeNull()
  expect(panel.getByRole('link', { name: lead })).toBeVisible()
  for (const said of [screen.queryByText(/^Our health fairs/), screen.queryByText('Services')]) {
    expect(said !== null).toBe(described)
  }
  expect(screen.queryByRole('button', { name: /Volunteer|calendar/ })).toBeNull()
  expect(screen.getByText('Originally planned for').nextSibling).toHaveTextContent(anEvent().date)
  expect(screen.queryByRole('link', { name: /^Before you come/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Important Information' })).toBeNull()
})

test('an event that is postponed without a word says where its new date will be', () => {
  renderAt('/events/1', <EventDetail event={anEvent({ status: 'postponed' })} />)
  expect(screen.getByText('This event is postponed.').parentElement).toHaveTextContent(
    'This event is postponed. We’ll announce a new date here.',
  )
})

test('an event that is canceled says that we are sorry, and where to ask', () => {
  renderAt('/events/1', <EventDetail event={anEvent({ status: 'canceled' })} />)
  expect(screen.getByText('This event is canceled.').parentElement).toHaveTextContent(
    'This event is canceled. We’re sorry, and we hope to see you at another fair.',
  )
  const ask = screen.getByRole('link', { name: 'Questions? Contact us' })
  expect(ask).toHaveAttribute('href', '/contact')
})

test('an event that is full says so above everything else, and who gets what opens up', () => {
  renderAt('/events/1', <EventDetail event={anEvent({ attendees: 9, slots: 9 })} />)
  expect(screen.getByText('Full')).toBeVisible()
  expect(screen.getByText('This event is full.').parentElement).toHaveTextContent(
    'This event is full. Spots that open up go to the waiting list.',
  )
})

test('whoever has a spot at a full event, or waits for one, is told that instead', async () => {
  const kept = { eventId: 1, createdAt: '2045-01-01T00:00:00Z' }
  await collection(registrations).update(() => [{ ...kept, waiting: true }])
  renderAt('/events/1', <EventDetail event={anEvent({ attendees: 9, slots: 9 })} />)
  expect(screen.getByText('Waiting list')).toBeVisible()
  await act(() => collection(registrations).update(() => [kept]))
  expect(screen.getByText('Registered')).toBeVisible()
  expect(screen.queryByText(/^Full$|^This event is full/)).toBeNull()
})

test('a past event does not say that it was full', () => {
  renderAt('/events/1', <EventDetail event={{ ...riverside, attendees: 9, slots: 9 }} />)
  expect(screen.getByText('Past event')).toBeVisible()
  expect(screen.queryByText(/^Full$|is full/)).toBeNull()
})

test('a date says its weekday, unless that is typed, too', () => {
  const first = renderAt('/events/1', <EventDetail event={riverside} />)
  expect(screen.getByText(riverside.date).nextSibling).toHaveTextContent(/^Saturday$/)
  first.unmount()
  renderAt('/events/1', <EventDetail event={anEvent({ date: 'Sat., April 19, 2025' })} />)
  expect(screen.queryByText('Saturday')).toBeNull()
})

test('whoever registered for an event that was canceled keeps the receipt, and can tell the calendar', async () => {
  await collection(registrations).update(() => [{ eventId: 1, createdAt: '2025-01-01T00:00:00Z' }])
  renderAt('/events/1', <EventDetail event={anEvent({ status: 'canceled' })} />)
  const panel = within(screen.getByRole('region', { name: 'You registered for this event' }))
  expect(panel.getByRole('heading', { name: 'Registration is closed' })).toBeVisible()
  expect(await panel.findByRole('button', { name: 'Cancel registration' })).toBeVisible()
  expect(panel.getByRole('button', { name: 'Update calendar' })).toBeVisible()
  expect(panel.queryByRole('button', { name: register })).toBeNull()
})

test('an event’s own words stand with what is said of every fair, and its own services instead', () => {
  const description = 'Bring your card.\n\nThe gate opens at 8.'
  const event = anEvent({ description, services: ['Eye tests', 'Haircuts'] })
  renderAt('/events/1', <EventDetail event={event} />)
  expect(screen.getByText(/^Bring your card/).innerText).toBe(description)
  expect(screen.getByText(/^Our health fairs bring free/)).toBeVisible()
  const services = within(screen.getByRole('region', { name: 'Services' }))
  expect(services.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Eye tests',
    'Haircuts',
  ])
})

test('only an administrator finds the page of a draft', async () => {
  await listEvents(anEvent({ status: 'draft' }))
  const routes = (
    <Routes>
      <Route path="/events/:id" element={<EventPage />} />
      <Route path="/not-found" element="Not found" />
    </Routes>
  )
  signIn({ id: '1', name: 'A', email: 'a@example.com', role: 'admin' })
  renderAt('/events/1', routes)
  expect(screen.getByText('Draft: only administrators see this page.')).toBeVisible()
  expect(screen.queryByRole('button', { name: register })).toBeNull()
  act(() => signOut())
  expect(await screen.findByText('Not found')).toBeVisible()
})

test.each(['scheduled', 'postponed'] as const)(
  'on a tablet, the date and time of a %s event are in a row, its location in two lines at most, and its picture fills the room beside the panel',
  async (status) => {
    await setViewportWidth(768)
    renderAt('/events/1', <EventDetail event={anEvent({ status })} />)
    const [date, time] = screen.getAllByRole('term').map((term) => term.getBoundingClientRect())
    expect(date?.top).toBe(time?.top)
    const location = screen.getByText(/^Riverside/)
    const { lineHeight } = getComputedStyle(location)
    expect(location.clientHeight / parseFloat(lineHeight)).toBeLessThanOrEqual(2)
    const [picture] = screen.getAllByAltText('').map((image) => image.getBoundingClientRect())
    const panel = screen.getAllByRole('region')[0]?.getBoundingClientRect()
    expect(picture?.top).toBe(panel?.top)
    expect(picture?.bottom).toBeGreaterThanOrEqual(panel?.bottom ?? Number.NaN)
  },
)

test('a long time leaves room for the location beside it', async () => {
  await setViewportWidth(768)
  const time = '9:00 AM - 2:00 PM (registration closes at noon)'
  renderAt('/events/1', <EventDetail event={anEvent({ time })} />)
  const facts = screen.getByText(time).closest('dl')?.getBoundingClientRect().width ?? 0
  const location = screen.getByText('Location').parentElement?.getBoundingClientRect().width ?? 0
  expect(location / facts).toBeGreaterThan(0.32)
})

test('beside a location, a date and a time are each in one line', async () => {
  await setViewportWidth(768)
  const event = anEvent({
    date: 'September 19, 2045',
    location: 'Riverside Church, Spanish Town, St. Catherine',
  })
  renderAt('/events/1', <EventDetail event={event} />)
  const line = screen.getByText('Date').getBoundingClientRect().height
  for (const text of [event.date, event.time]) {
    expect(screen.getByText(text).getBoundingClientRect().height).toBeLessThan(2 * line)
  }
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { write } from 'shared/backends/browser/browserDatabase'
import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { submission } from 'shared/testing/fakeSubmissions'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test, vi } from 'vitest'
import { changeEvents, withPlaceTaken } from '../../testing/changeEvents'
import { fill } from '../../testing/form'
import { tab } from '../../testing/listPage'
import { renderConsole } from '../../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const storedEvents = () => stored('events') ?? []
const storedIds = () => storedEvents().map(({ id }: { id: number }) => id)
const lastStored = () => storedEvents().at(-1)

async function openEvents(path = '/admin/events') {
  const { user } = renderConsole(path)
  await screen.findByRole('heading', { level: 1, name: 'Events Management' })
  return user
}

const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.slice('Edit '.length))

test('the tabs Upcoming, Past and All Events say how many events they hold; the chosen one is in the URL', async () => {
  const user = await openEvents()
  expect(tab(/Upcoming 1/)).toHaveAttribute('aria-selected', 'true')
  expect(tab(/Past 5/)).toBeVisible()
  expect(tab(/All Events 6/)).toBeVisible()
  expect(titles()).toEqual(['Heritage Month Health Fair'])

  await user.click(tab(/Past 5/))
  expect(location.search).toBe('?tab=past')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(location.href).toMatch('/admin/events/new?tab=past')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(location.href).toMatch('/admin/events?tab=past')
  expect(tab(/Past 5/)).toHaveAttribute('aria-selected', 'true')
})

test('a link and the Back button show the tab that their URL names', async () => {
  const user = await openEvents()
  await user.click(tab(/Past 5/))
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await waitFor(() => expect(tab(/Upcoming 1/)).toHaveAttribute('aria-selected', 'true'))
  history.back()
  await waitFor(() => expect(tab(/Past 5/)).toHaveAttribute('aria-selected', 'true'))
})

test('upcoming events are previewed as cards, below the table', async () => {
  await openEvents()
  const preview = await screen.findByRole('region', { name: 'Upcoming events' })
  expect(within(preview).getAllByRole('article')).toHaveLength(1)
  expect(preview).toHaveTextContent('Heritage Month Health Fair')
  expect(preview).toHaveTextContent('100 spots left')
  const { DOCUMENT_POSITION_PRECEDING: above } = Node
  expect(preview.compareDocumentPosition(screen.getByRole('table'))).toBe(above)
})

test('under Past, no coming events are previewed', async () => {
  const user = await openEvents()
  const preview = await screen.findByRole('region', { name: 'Upcoming events' })
  await user.click(tab(/Past 5/))
  await waitFor(() => expect(preview).not.toBeInTheDocument())
  await user.click(tab(/All Events 6/))
  expect(await screen.findByRole('region', { name: 'Upcoming events' })).toBeVisible()
})

test('on the day of an event it is shown first, under Today, and not as past once it has begun', async () => {
  const [first, ...others] = events.seed
  const running = { ...first, date: 'October 1, 2025', time: '6:00 AM - 2:00 PM' }
  storeAsAnotherTab('events', [...others, running])
  const user = await openEvents()
  expect(tab(/Today 1/)).toHaveAttribute('aria-selected', 'true')
  expect(titles()).toEqual([first?.title])
  expect(screen.getByRole('table')).toHaveTextContent('Today')
  await user.click(tab(/Past/))
  await waitFor(() => expect(titles()).toHaveLength(4))
  expect(titles()).not.toContain(first?.title)
  await user.click(tab(/All Events 6/))
  await waitFor(() => expect(titles()[0]).toBe(first?.title))
})

test('a form opens at its top, however far its list was scrolled, and has the width of a phone', async () => {
  await setViewportWidth(360)
  const user = await openEvents('/admin/events?tab=past')
  const edit = async () => {
    const button = await screen.findByRole('button', { name: /^Edit .*Morning Star/ })
    button.scrollIntoView({ block: 'end', behavior: 'instant' })
    scrollBy({ top: 200, behavior: 'instant' })
    expect(scrollY).toBeGreaterThan(100)
    await user.click(button)
    return within(await screen.findByRole('form', { name: 'Edit event' }))
  }
  // The first time its code comes late, and the page is short meanwhile.
  await user.click((await edit()).getByRole('button', { name: 'Cancel' }))
  await edit()
  expect(scrollY).toBe(0)
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).scrollWidth).toBeLessThanOrEqual(
    360,
  )
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('while a search narrows the list, no others are previewed', async () => {
  await openEvents()
  const preview = await screen.findByRole('region', { name: 'Upcoming events' })
  const search = screen.getByRole('searchbox', { name: 'Search events' })
  fill(search, 'zzz')
  await waitFor(() => expect(preview).not.toBeInTheDocument())
  fill(search, '')
  expect(await screen.findByRole('region', { name: 'Upcoming events' })).toBeVisible()
})

test('the search narrows the list and can be cleared, one that the URL asks for too', async () => {
  const user = await openEvents('/admin/events?tab=all&search=manchester')
  expect(titles()).toEqual(['Emancipation Day Health Fair'])
  fill(screen.getByRole('searchbox', { name: 'Search events' }), 'RIVERSIDE')
  expect(titles()).toEqual(['Community Health Fair at Riverside'])
  expect(screen.getByRole('searchbox').parentElement).toHaveTextContent('1 of 6 found')
  fill(screen.getByRole('searchbox'), 'RIVERSIDE nowhere')
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(titles()).toHaveLength(6)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByText(/found/)).toBeNull()
  expect(location.search).toBe('?tab=all')
})

test('what is found under another tab only is shown there', async () => {
  const user = await openEvents('/admin/events?tab=past')
  fill(screen.getByRole('searchbox'), 'Heritage')
  await user.click(await screen.findByRole('button', { name: 'Show 1 under Upcoming' }))
  expect(titles()).toEqual(['Heritage Month Health Fair'])
  expect(screen.getByRole('searchbox')).toHaveValue('Heritage')
})

test('a long list comes in pages of ten', async () => {
  const many = Array.from({ length: 11 }, (_, n) => ({
    ...newEventDefaults,
    id: n,
    title: `E${n}`,
  }))
  storeAsAnotherTab('events', many)
  const user = await openEvents()
  await user.click(tab(/Past 11/))
  expect(titles()).toHaveLength(10)
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(titles()).toEqual(['E10'])
  // What a search finds is shown from its first page.
  fill(screen.getByRole('searchbox'), 'E')
  expect(titles()).toHaveLength(10)
})

test('each row has one badge, its status, and says its category', async () => {
  await openEvents('/admin/events?tab=all')
  const badges = (title: string) => {
    const row = within(screen.getByRole('table')).getByText(title).closest('tr')
    const [badge, ...others] = row?.querySelectorAll('[data-tone]') ?? []
    expect(others).toEqual([])
    return badge?.parentElement?.textContent
  }
  expect(badges('Heritage Month Health Fair')).toBe('UpcomingHealth')
  expect(badges('Emancipation Day Health Fair')).toBe('PastHealth')
})

test('an event with more people than places says how many too many', async () => {
  storeAsAnotherTab('events', [
    { ...events.seed[0], id: 1, date: 'April 19, 2027', attendees: 5, slots: 3 },
    { ...events.seed[0], id: 2, date: 'April 20, 2027', attendees: 3, slots: 3 },
  ])
  renderConsole('/admin/events')
  const warning = await screen.findByText('2 too many')
  expect(warning.closest('tr')).toHaveTextContent('5 of 3')
  expect(getComputedStyle(warning).color).toBe('rgb(138, 90, 0)')
  expect(screen.getByText('Health, full')).toBeVisible()
})

test('behind the tabs, Tab leads to the list at once: it does not scroll', async () => {
  await setViewportWidth(1440)
  const { user } = renderConsole('/admin/events?tab=all')
  const selected = await screen.findByRole('tab', { name: /^All Events/ })
  selected.focus()
  await user.tab()
  expect(screen.getByRole('columnheader', { name: 'Event' })).toHaveFocus()
})

test('a column sorts the list', async () => {
  const user = await openEvents()
  await user.click(tab(/Past/))
  await user.click(screen.getByRole('columnheader', { name: 'Date' }))
  expect(titles()[0]).toBe('Community Health Fair at Riverside')
})

test('saving never blocks: an empty form creates an event', async () => {
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(location.pathname).toBe('/admin/events/new')
  const form = await screen.findByRole('form', { name: 'Add event' })
  await user.click(within(form).getByRole('button', { name: 'Create event' }))
  const toast = (await screen.findByText('Event created')).parentElement
  expect(toast).toHaveTextContent('is under Past: it has no date.')
  expect(location.pathname).toBe('/admin/events')
  await waitFor(() => expect(storedEvents()).toHaveLength(7))
  expect(lastStored()).toMatchObject({ title: '', category: 'health', attendees: 0, slots: 100 })
})

test('an edit is confirmed by name and keeps a place that was taken meanwhile', async () => {
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Edit Heritage Month Health Fair' }))
  const form = await screen.findByRole('form', { name: 'Edit event' })
  await changeEvents((events) => withPlaceTaken(events, 6))

  fill(within(form).getByLabelText('Title'), 'Heritage Fair')
  await user.click(within(form).getByRole('button', { name: 'Save changes' }))

  const toast = (await screen.findByText('Event updated')).parentElement
  expect(toast).toHaveTextContent('Heritage Fair')
  await waitFor(() => expect(lastStored()).toMatchObject({ title: 'Heritage Fair', attendees: 1 }))
})

test('an event deleted elsewhere while it was edited is created again', async () => {
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Edit Heritage Month Health Fair' }))
  const form = await screen.findByRole('form')
  await changeEvents((events) => events.filter(({ id }) => id !== 6))
  await user.click(within(form).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Event created')).toBeVisible()
  await waitFor(() => expect(lastStored().title).toBe('Heritage Month Health Fair'))
})

test('a form stands in place of the list, which is as it was when the form is closed', async () => {
  const user = await openEvents('/admin/events?tab=all')
  fill(screen.getByRole('searchbox'), 'Emancipation')
  const opener = screen.getByRole('button', { name: 'Edit Emancipation Day Health Fair' })
  await user.click(opener)
  expect(location.href).toMatch(/\/admin\/events\/2\?tab=all$/)
  const form = await screen.findByRole('form', { name: 'Edit event' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Edit Emancipation Day Health Fair',
  )
  await waitFor(() => expect(document.title).toMatch(/^Edit Emancipation Day Health Fair – /))
  expect(within(form).getByLabelText('Title')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Check-in' })).toHaveAttribute(
    'href',
    '/admin/events/2/door',
  )
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  expect(titles()).toEqual(['Emancipation Day Health Fair'])
  await waitFor(() => expect(opener).toHaveFocus())
  expect(screen.getByRole('searchbox')).toHaveValue('Emancipation')
})

test('beside the form stands what visitors will see, as it is typed, as wide as on a phone too', async () => {
  await setViewportWidth(1280)
  const { user } = renderConsole('/admin/events/6')
  const form = await screen.findByRole('form', { name: 'Edit event' })
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  const [eventPage, card] = preview.getAllByRole('article') as [HTMLElement, HTMLElement]
  const shown = within(eventPage)
  expect(shown.getByRole('heading', { level: 3 })).toHaveTextContent('Heritage Month Health Fair')
  expect(shown.getByText('Register for this fair')).toBeVisible()
  const width = () => eventPage.getBoundingClientRect().width
  expect(width()).toBeGreaterThan(350)
  expect(width()).toBeLessThanOrEqual(360)
  fill(within(form).getByLabelText('Title'), 'Harbor fair')
  fill(within(form).getByLabelText('Slots'), '0')
  expect(await shown.findByRole('heading', { level: 3, name: 'Harbor fair' })).toBeVisible()
  expect(await shown.findByText('Event Full')).toBeVisible()
  expect(card).toHaveTextContent('Harbor fair')
  expect(card).toHaveTextContent('Event full')
  await user.click(preview.getByText('Wide'))
  expect(width()).toBeGreaterThan(400)
  const column = screen.getByRole('region', { name: 'Preview' }).getBoundingClientRect()
  expect(width()).toBeLessThanOrEqual(column.width)
  // Text of 17 px can still be read.
  const screenOf = eventPage.parentElement as HTMLElement
  expect(Number(getComputedStyle(screenOf).zoom)).toBeGreaterThanOrEqual(0.85)
})

test('on a phone the clocks are as wide as the field above them', async () => {
  await setViewportWidth(360)
  renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))
  const clock = form.getByRole('button', { name: 'Open the clock' })
  fireEvent.click(clock)
  const { left } = form.getByLabelText('Time').getBoundingClientRect()
  const { right } = clock.getBoundingClientRect()
  expect(form.getByLabelText('Starts').getBoundingClientRect().left).toBeCloseTo(left, 0)
  expect(form.getByLabelText('Ends').getBoundingClientRect().right).toBeCloseTo(right, 0)
})

test('where there is no room for both, the form and its preview are two views, and what was typed stays', async () => {
  await setViewportWidth(1023)
  const { user } = renderConsole('/admin/events/new')
  const form = await screen.findByRole('form', { name: 'Add event' })
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  fill(within(form).getByLabelText('Title'), 'Harbor fair')
  await user.click(screen.getByText('Preview'))
  expect(await screen.findAllByRole('heading', { name: 'Harbor fair' })).toHaveLength(2)
  expect(within(form).getByLabelText('Title')).not.toBeVisible()
  await user.click(screen.getByText('Write'))
  expect(within(form).getByLabelText('Title')).toBeVisible()
  expect(within(form).getByLabelText('Title')).toHaveValue('Harbor fair')
})

test('a date and a time range are picked, and written as the website writes them', async () => {
  renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))
  const calendar = document.querySelector<HTMLInputElement>('input[type="date"]')
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
  fireEvent.click(form.getByRole('button', { name: 'Open the calendar' }))
  expect(opened).toHaveBeenCalledOnce()
  fill(calendar as HTMLElement, '2027-02-15')
  expect(form.getByLabelText('Date')).toHaveValue('February 15, 2027')
  expect(form.queryByLabelText('Starts')).toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Open the clock' }))
  expect(form.getByLabelText('Starts')).toHaveFocus()
  fill(form.getByLabelText('Starts'), '09:00')
  fill(form.getByLabelText('Ends'), '15:00')
  expect(form.getByLabelText('Time')).toHaveValue('9:00 AM - 3:00 PM')
  // What is typed shows in them, too.
  fill(form.getByLabelText('Time'), '10 AM to noon')
  expect(form.getByLabelText('Starts')).toHaveValue('10:00')
  expect(stored('draft:new-event').values).toMatchObject({ date: 'February 15, 2027' })
})

test('beside its button the form of an event says who will see it', async () => {
  const { user } = renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))
  expect(form.getByLabelText('Scheduled')).toBeChecked()
  const foot = form.getByRole('button', { name: 'Create event' }).parentElement as HTMLElement
  expect(foot).toHaveTextContent('No date: visitors see “To be announced.”')
  fill(form.getByLabelText('Date'), 'April 19, 2031')
  await waitFor(() => expect(foot).toHaveTextContent('Visitors see it as soon as you save.'))
  fill(form.getByLabelText('Date'), 'some day')
  await waitFor(() => expect(foot).toHaveTextContent('Visitors see it under “No exact date yet”.'))
  await user.click(form.getByLabelText('Draft'))
  await waitFor(() => expect(foot).toHaveTextContent('Only administrators see it.'))
})

test('a new event starts with the placeholder, in whose place the picture of its category is shown and saved, until another one is chosen', async () => {
  const { user } = renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))
  const image = form.getByLabelText('Image URL')
  const choose = async (label: string) => {
    fireEvent.mouseDown(form.getByLabelText('Category'))
    await user.click(await screen.findByTitle(label))
  }
  const shows = (picture: string) =>
    waitFor(() =>
      expect(form.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', picture),
    )
  expect(image).toHaveValue('/placeholder.svg')
  await shows('/images/programs/health-fairs.svg')
  await choose('Education')
  await shows('/images/programs/school-drives.svg')
  await user.click(form.getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(lastStored()?.image).toBe('/images/programs/school-drives.svg'))
})

test('a picture of the site is chosen for an event, and stays whatever its category', async () => {
  const { user } = renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))
  const image = form.getByLabelText('Image URL')
  await user.click(form.getByText('Choose from the site’s pictures'))
  await expectAccessible('the pictures of the site')
  await user.click(form.getByRole('button', { name: 'A blood drive' }))
  expect(form.getByRole('button', { name: 'A blood drive', pressed: true })).toBeVisible()
  fireEvent.mouseDown(form.getByLabelText('Category'))
  await user.click(await screen.findByTitle('Community'))
  expect(image).toHaveValue('/images/hero/blood-drive.svg')
  await user.click(form.getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(lastStored()?.image).toBe('/images/hero/blood-drive.svg'))
})

test('Duplicate opens the add form filled in from the event, as a draft with no places taken, and asks for its date', async () => {
  await changeEvents((events) => withPlaceTaken(events, 6))
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Duplicate Heritage Month Health Fair' }))
  const form = await screen.findByRole('form', { name: 'Duplicate event' })
  expect(within(form).getByLabelText('Title')).toHaveValue('Heritage Month Health Fair')
  expect(within(form).getByLabelText('Attendees')).toHaveValue('0')
  // A copy on the same date is rarely meant.
  expect(within(form).getByLabelText('Date')).toHaveFocus()
  expect(within(form).getByLabelText('Date')).toHaveValue('')
  expect(within(form).getByRole('radio', { name: 'Draft' })).toBeChecked()
  expect(storedEvents()).toHaveLength(6)

  fill(within(form).getByLabelText('Date'), 'October 31, 2026')
  await user.click(within(form).getByRole('button', { name: 'Create event' }))
  expect(await screen.findByText('Event created')).toBeVisible()
  await waitFor(() => expect(storedEvents()).toHaveLength(7))
  expect(storedEvents()[5]).toMatchObject({ id: 6, attendees: 1 })
  expect(lastStored()).toMatchObject({
    title: 'Heritage Month Health Fair',
    date: 'October 31, 2026',
    attendees: 0,
    slots: 100,
    status: 'draft',
  })
  expect(lastStored().id).toBeGreaterThan(6)
  await user.click(tab(/Drafts 1/))
  expect(titles()).toEqual(['Heritage Month Health Fair'])
  expect(within(screen.getByRole('table')).getAllByText('Draft')[0]).toBeVisible()

  // No other row slides under the pointer, which a second click would delete.
  await user.click(screen.getByRole('button', { name: 'Delete Heritage Month Health Fair' }))
  expect(await screen.findByText('No drafts.')).toBeVisible()
  await user.click(tab(/Upcoming 1/))
  await waitFor(() => expect(screen.queryByRole('tab', { name: /Drafts/ })).toBeNull())
})

test('an unsaved edit of one event is offered back for this event and no other', async () => {
  const { user, unmount } = renderConsole('/admin/events')
  await user.click(await screen.findByRole('button', { name: 'Edit Heritage Month Health Fair' }))
  const form = await screen.findByRole('form', { name: 'Edit event' })
  fill(within(form).getByLabelText('Title'), 'Heritage Month Health Fair 2025')
  unmount()

  const reloaded = await openEvents('/admin/events?tab=all')
  await reloaded.click(screen.getByRole('button', { name: 'Edit Emancipation Day Health Fair' }))
  const other = await screen.findByRole('form', { name: 'Edit event' })
  expect(within(other).getByLabelText('Title')).toHaveValue('Emancipation Day Health Fair')
  expect(within(other).queryByRole('button', { name: 'Restore' })).toBeNull()
  await reloaded.click(within(other).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())

  await reloaded.click(screen.getByRole('button', { name: 'Edit Heritage Month Health Fair' }))
  await reloaded.click(await screen.findByRole('button', { name: 'Restore' }))
  await reloaded.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(lastStored().title).toBe('Heritage Month Health Fair 2025'))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('a form that is left by a link is kept as a draft, which is said, and offered again', async () => {
  const { user } = renderConsole('/admin/events/new')
  const form = await screen.findByRole('form', { name: 'Add event' })
  fill(within(form).getByLabelText('Title'), 'Half a fair')
  const sidebar = within(screen.getByRole('navigation', { name: 'Console' }))
  await user.click(sidebar.getByRole('link', { name: 'Blog' }))
  expect(await screen.findByText('Unsaved changes kept')).toBeVisible()
  await user.click(sidebar.getByRole('link', { name: 'Events' }))
  await user.click(await screen.findByRole('button', { name: 'Add event' }))
  expect(await screen.findByText(/^You have unsaved changes/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Half a fair')
  // Whoever logs out reads that instead.
  await user.click(sidebar.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Logged out')).toBeVisible()
  expect(screen.queryByText('Unsaved changes kept')).toBeNull()
})

test('changing the status asks once, says how many are registered or wait, and can be undone', async () => {
  await emptyDatabase()
  // Whoever else is counted among its attendees, the office cannot call.
  // And it is full: whoever waits would get a place.
  await changeEvents((events) =>
    events.map((event) => (event.id === 6 ? { ...event, attendees: event.slots } : event)),
  )
  const ofEvent = { eventId: 6, eventTitle: 'Heritage Month Health Fair' }
  const family = submission(1, { ...ofEvent, details: { partySize: '2' } })
  const waits = submission(2, { ...ofEvent, waitingSince: '2025-09-01T00:00:00Z' })
  await write((open) => Promise.all([family, waits].map((one) => open.put('submissions', one))))
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Edit Heritage Month Health Fair' }))
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  expect(form.getByRole('radio', { name: 'Scheduled' })).toBeChecked()
  expect(form.queryByRole('textbox', { name: 'What happened' })).toBeNull()
  await user.click(form.getByRole('radio', { name: 'Postponed' }))
  fill(await form.findByRole('textbox', { name: 'What happened' }), 'A storm is coming.')
  await user.click(form.getByRole('button', { name: 'Save changes' }))

  const dialog = () => screen.findByRole('dialog', { name: 'Postpone this event?' })
  expect(
    await within(await dialog()).findByText('2 people are registered, 1 person is waiting.'),
  ).toBeVisible()
  expect(
    screen.getByText(
      'No email is going out. Let them know yourself. The dashboard reminds you until you mark them as contacted.',
    ),
  ).toBeVisible()
  await expectAccessible('the question before the status changes')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(lastStored().status).toBeUndefined()
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await within(await dialog()).findByText('2 people are registered, 1 person is waiting.')
  await user.click(screen.getByRole('button', { name: 'Postpone event' }))
  await waitFor(() =>
    expect(lastStored()).toMatchObject({
      status: 'postponed',
      statusNote: 'A storm is coming.',
      sequence: 1,
    }),
  )
  expect(await screen.findByText('Event updated')).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByText('Postponed')[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(lastStored()).toMatchObject({ sequence: 2 }))
  expect(lastStored()).not.toHaveProperty('status')
  expect(lastStored()).not.toHaveProperty('statusNote')
})

test('the preview says what an event that is not scheduled says, and its own words', async () => {
  await setViewportWidth(1280)
  renderConsole('/admin/events/6')
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  const shown = within(screen.getByRole('region', { name: 'Preview' }))
  fireEvent.click(form.getByRole('radio', { name: 'Postponed' }))
  expect(await shown.findByText(/We’ll announce a new date here\.$/)).toBeVisible()
  fireEvent.click(form.getByRole('radio', { name: 'Canceled' }))
  fill(form.getByLabelText('What happened'), 'A storm.')
  fill(form.getByLabelText('Description'), 'Bring your card.')
  fill(form.getByLabelText('Services'), 'Eye tests\nHaircuts')
  expect(await shown.findAllByText('Canceled')).toHaveLength(2)
  for (const text of [
    /^This event is canceled/,
    'Bring your card.',
    /^Our health fairs bring free medical, dental and eye care/,
    'Eye tests',
    'Registration is closed',
  ]) {
    expect(await shown.findByText(text)).toBeVisible()
  }
})

test('a discarded edit that is undone comes back in the form of its event', async () => {
  const user = await openEvents('/admin/events?tab=all')
  const cancelEdit = async (title: string, typed: string) => {
    await user.click(screen.getByRole('button', { name: `Edit ${title}` }))
    const form = await screen.findByRole('form', { name: 'Edit event' })
    fill(within(form).getByLabelText('Location'), typed)
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  }
  await cancelEdit('Heritage Month Health Fair', 'Under the big tree in the church yard')
  await cancelEdit('Emancipation Day Health Fair', `${events.seed[1]?.location}!`)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const form = await screen.findByRole('form', { name: 'Edit event' })
  expect(within(form).getByLabelText('Title')).toHaveValue('Heritage Month Health Fair')
  expect(within(form).getByLabelText('Location')).toHaveValue(
    'Under the big tree in the church yard',
  )
})

test('after a save the list shows what was saved, whatever its tab and search were', async () => {
  const user = await openEvents('/admin/events?tab=upcoming&search=Heritage')
  await user.click(screen.getByRole('button', { name: 'Edit Heritage Month Health Fair' }))
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  fill(form.getByLabelText('Title'), 'Harbor Fair')
  fill(form.getByLabelText('Date'), 'April 19, 2025')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('tab', { name: /Past/, selected: true })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Edit Harbor Fair' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(location.pathname + location.search).toBe('/admin/events?tab=past')
})

test('deleting is announced with the event’s name, and how many are registered, and can be undone', async () => {
  const user = await openEvents('/admin/events?tab=all')
  await changeEvents((events) => withPlaceTaken(events, 3))
  const before = titles()
  await user.click(
    screen.getByRole('button', { name: 'Delete Back-to-School Health Fair by the Bay' }),
  )
  const toast = await screen.findByRole('alert')
  expect(toast).toHaveTextContent('Event deleted')
  expect(toast).toHaveTextContent(
    '“Back-to-School Health Fair by the Bay”, with 1 of 100 places taken',
  )
  await waitFor(() => expect(titles()).toHaveLength(5))
  await waitFor(() => expect(storedEvents()).toHaveLength(5))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles()).toEqual(before))
  await waitFor(() => expect(storedIds()).toEqual([1, 2, 3, 4, 5, 6]))
})

test('before an event is deleted for which people have registered, it says how many, and can be kept', async () => {
  await emptyDatabase()
  await changeEvents((events) => withPlaceTaken(events, 6))
  const family = submission(1, { eventId: 6, details: { partySize: '2' } })
  await write((open) => open.put('submissions', family))
  const user = await openEvents()
  const remove = () => screen.getByRole('button', { name: 'Delete Heritage Month Health Fair' })
  await user.click(remove())
  const name = 'Delete “Heritage Month Health Fair”?'
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(await dialog.findByText('2 people are registered.')).toBeVisible()
  expect(
    dialog.getByText(/^We don’t email anyone about it\..*stay under Submissions/),
  ).toBeVisible()
  await expectAccessible('the question before an event is deleted')
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(remove()).toHaveFocus()
  expect(storedIds()).toEqual([1, 2, 3, 4, 5, 6])

  await user.click(remove())
  await screen.findByText('2 people are registered.')
  await user.click(screen.getByRole('button', { name: 'Delete event' }))
  expect(await screen.findByText('Event deleted')).toBeVisible()
  await waitFor(() => expect(storedIds()).toEqual([1, 2, 3, 4, 5]))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(storedIds()).toEqual([1, 2, 3, 4, 5, 6]))
})

test.each([
  ['the latest first, leave the list as it was', [3, 2], [1, 2, 3, 4, 5, 6]],
  ['in the order made, each go back to where they stood', [2, 3], [1, 3, 2, 4, 5, 6]],
])('two deletions undone %s', async (_, undone, expected) => {
  const titleOf = (id: number) => events.seed.find((event) => event.id === id)?.title ?? ''
  const user = await openEvents('/admin/events?tab=all')
  for (const id of [2, 3]) {
    await user.click(screen.getByRole('button', { name: `Delete ${titleOf(id)}` }))
  }
  await waitFor(() => expect(storedIds()).toEqual([1, 4, 5, 6]))
  for (const id of undone) {
    const toast = screen.getByText(`“${titleOf(id)}”`).closest<HTMLElement>('[data-kind]')
    // One of them is seen at a time.
    const undo = { name: 'Undo', hidden: true }
    await user.click(within(toast as HTMLElement).getByRole('button', undo))
  }
  await waitFor(() => expect(storedIds()).toEqual(expected))
})

test('undoing the deletion of the only event by keyboard leaves the focus on the page', async () => {
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Delete Heritage Month Health Fair' }))
  screen.getByRole('button', { name: 'Add an event' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(titles()).toEqual(['Heritage Month Health Fair']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('without upcoming events there is one thing to do: add one', async () => {
  const user = await openEvents()
  await user.click(screen.getByRole('button', { name: 'Delete Heritage Month Health Fair' }))
  expect(await screen.findByText('Nothing planned right now.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Upcoming events' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add an event' }))
  expect(await screen.findByRole('form', { name: 'Add event' })).toBeVisible()
})

test('a visitor’s registration in another tab appears without a reload', async () => {
  await openEvents()
  storeAsAnotherTab('events', withPlaceTaken(events.seed, 6))
  expect(await screen.findByRole('cell', { name: '1 of 100' })).toBeVisible()
})

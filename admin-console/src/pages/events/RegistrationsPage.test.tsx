import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { backend, collection } from 'shared/backend'
import { write } from 'shared/backends/browser/browserDatabase'
import { events } from 'shared/collections/events'
import { stats } from 'shared/collections/stats'
import type { CharityEvent } from 'shared/entities/event'
import { newTap } from 'shared/submissions/arrivals'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { submission } from 'shared/testing/fakeSubmissions'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from '../../testing/form'
import { backends, openDatabase } from '../../testing/openSubmissions'
import { renderConsole, type User } from '../../testing/renderConsole'
import { lookAgain, offline } from '../../testing/renderStoreConsole'
import { savedFile } from '../../testing/savedFile'
import { slidIn } from '../../testing/slidIn'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

const path = '/admin/events/5/registrations'
const family = submission(1, {
  name: 'Marcia Campbell',
  phone: '876 555 0100',
  details: { partySize: '3', partyNames: 'Bea\nCee', additionalNotes: 'Wheelchair' },
})
const single = submission(2, { name: 'Ann Lee', email: 'ann@example.com' })
const canceled = submission(3, { name: 'Gone', canceledAt: '2025-09-01T00:00:00Z' })
const [fair] = events.seed.filter(({ id }) => id === 5) as [CharityEvent]
const elsewhere = submission(4, { name: 'Zoe', eventId: 6 })
const all = [family, single, canceled, elsewhere]

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const names = async () =>
  (await screen.findAllByRole('button', { name: /^Edit / })).map(({ textContent }) => textContent)
const totals = () => screen.getByText(/^registrations?$/).closest('dl')?.textContent
const form = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name }))
  await slidIn()
  return dialog
}

describe.each(backends)('with %s behind the site', (name, open) => {
  test('an event’s registrations are listed by name, with totals and a search', async () => {
    await open(path, all)
    expect(await names()).toEqual(['Ann Lee', 'Marcia Campbell'])
    const title = `Registrations for ${fair.title}`
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(document.title).toContain(title)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/admin/events')
    expect(trail.getByRole('link', { name: fair.title })).toHaveAttribute('href', '/admin/events/5')
    expect(totals()).toMatch(/^registrations2people4places taken0/)
    expect(screen.getByRole('link', { name: 'Check-in' })).toHaveAttribute(
      'href',
      '/admin/events/5/door',
    )
    const field = screen.getByRole('searchbox', { name: /Search/ })
    for (const [text, found] of [
      ['cee', 'Marcia Campbell'],
      ['555 01', 'Marcia Campbell'],
      ['ann@', 'Ann Lee'],
    ] as const) {
      fill(field, text)
      expect(await names()).toEqual([found])
    }
    fill(field, 'nobody')
    expect(await screen.findByText(/nobody/)).toBeVisible()
    expect(await button('Print list (0)')).toBeDisabled()
  })

  test('on a narrow screen, what somebody needs and how many come stands on their card', async () => {
    await setViewportWidth(768)
    const long = submission(5, { name: 'Cynthia Montgomery' })
    await open(path, [family, single, long])
    expect(await screen.findByText('Wheelchair')).toBeVisible()
    // Where no heading says what is counted.
    expect(screen.getByText('3 people')).toBeVisible()
    expect(screen.getAllByText('1 person')).toHaveLength(2)
    // Three are no narrower than any others.
    const cards = within(screen.getByRole('list', { name: 'Registrations' })).getAllByRole(
      'listitem',
    )
    expect(cards).toHaveLength(3)
    for (const card of cards) expect(card.offsetWidth).toBeGreaterThanOrEqual(260)
    // A word is in one line.
    const [name] = within(await button('Edit Cynthia Montgomery')).getByText(/^Cynthia/).childNodes
    const word = document.createRange()
    word.setStart(name as Node, 0)
    word.setEnd(name as Node, 'Cynthia'.length)
    expect(word.getClientRects()).toHaveLength(1)
  })

  test('after a search, those who were found are printed and exported', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await open(path, all)
    await names()
    fill(screen.getByRole('searchbox', { name: /Search/ }), 'cee')
    const exporting = await button('Export people (3)')
    const file = await savedFile(() => user.click(exporting))
    expect(await file.text()).not.toContain('Ann Lee')
    await user.click(await button('Print list (3)'))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const sheet = document.querySelector('[data-sheet]')
    expect(sheet).toHaveTextContent('4 registered. Shown: 3 people matching “cee”.')
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(3)
  })

  test('they are printed and exported with one line for each person', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await open(path, [
      ...all,
      submission(5, { name: 'Dee', details: { partySize: '2' } }),
    ])
    await names()
    await user.click(await button('Print list'))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const sheet = document.querySelector('[data-sheet]')
    // As the event is called now, whatever its name was when somebody registered.
    expect(sheet).toHaveTextContent(fair.title)
    expect(sheet).toHaveTextContent(`${fair.date}, ${fair.time}, ${fair.location}`)
    expect(sheet).toHaveTextContent('Printed on Oct 1, 2025, 7:00 AM')
    expect(sheet).toHaveTextContent('6 registered')
    const lines = [...(sheet?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)
    expect(lines).toEqual([
      '☐Ann Lee',
      '☐Dee',
      '☐With Dee',
      '☐Marcia Campbell876 555 0100Wheelchair',
      '☐Bea',
      '☐Cee',
    ])
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull())

    const exporting = await button('Export people (6)')
    const file = await savedFile(() => user.click(exporting))
    const [, ...rows] = (await file.text()).trim().split('\r\n')
    expect(rows[0]).toContain(`${fair.title},"${fair.date}"`)
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      ['Ann Lee', 'Ann Lee'],
      ['Dee', 'Dee'],
      ['With Dee', 'Dee'],
      ['Marcia Campbell', 'Marcia Campbell'],
      ['Bea', 'Marcia Campbell'],
      ['Cee', 'Marcia Campbell'],
    ])
  })

  test('somebody who calls is registered, with a phone number or an email address', async () => {
    const { user, kept } = await open(path, [])
    await user.click(await button('Add registration'))
    const dialog = await form('Add registration')
    const submit = dialog.getByRole('button', { name: 'Add registration' })
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
    fill(dialog.getByLabelText('Name'), 'Cal Lee')
    await user.click(submit)
    const error = await dialog.findByText('Enter a phone number or an email address')
    expect(error).toBeVisible()
    expect(dialog.getByText(/^A phone number or an email address is enough/)).not.toBeVisible()
    // It belongs to the field above.
    const { top } = dialog.getByText('Email').getBoundingClientRect()
    expect(top - error.getBoundingClientRect().bottom).toBeGreaterThan(16)
    fill(dialog.getByLabelText('Phone'), '876 555 0100')
    fireEvent.mouseDown(dialog.getByLabelText('How many people are coming?'))
    await user.click(await screen.findByTitle('3'))
    fill(await dialog.findByLabelText('Names of the others'), 'Dee\nEve')
    await user.click(submit)
    expect(await screen.findByText('Registration added')).toBeInTheDocument()
    expect(await names()).toEqual(['Cal Lee'])
    expect(screen.getByRole('table')).toHaveTextContent('Added by the team')
    expect(await kept()).toMatchObject([
      {
        name: 'Cal Lee',
        email: '',
        phone: '876 555 0100',
        channel: 'phone',
        eventId: 5,
        details: { partySize: '3', partyNames: 'Dee\nEve' },
        handledAt: expect.any(String),
      },
    ])
    expect(JSON.stringify(localStorage)).not.toContain('Cal Lee')
  })

  test('a registration is changed, and canceled once asked', async () => {
    const { user, kept } = await open(path, all)
    await user.click(await button('Edit Marcia Campbell'))
    const dialog = await form('Edit registration')
    fill(dialog.getByLabelText('Name'), 'Marcia Brown')
    // Meanwhile, as the visitor does.
    const { registrations } = await backend().administration()
    await registrations.save(family.id, { partySize: '2' }, 5)
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Registration saved')
    await waitFor(async () => expect(await names()).toEqual(['Ann Lee', 'Marcia Brown']))
    expect((await kept()).find(({ id }) => id === family.id)).toMatchObject({
      name: 'Marcia Brown',
      email: family.email,
      details: { ...family.details, partySize: '2', partyNames: 'Bea' },
    })

    await user.click(await button('Cancel registration of Marcia Brown'))
    const question = within(
      await screen.findByRole('dialog', { name: 'Cancel this registration?' }),
    )
    expect(question.getByText(/This opens up 2 places/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel it' }))
    await waitFor(async () => expect(await names()).toEqual(['Ann Lee']))
    expect((await kept()).find(({ id }) => id === family.id)?.canceledAt).toEqual(
      expect.any(String),
    )
  })

  test.each([
    ['has notes', family, true],
    ['has none', single, false],
  ])('who %s: a column of notes is there: %o', async (_, registration, expected) => {
    await open(path, [registration])
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.some(({ textContent }) => textContent === 'Notes')).toBe(expected)
  })

  test('at no width does a table hide its actions', async () => {
    const long = {
      name: 'Alexandria-Josephine Montgomery-Fitzwilliam',
      email: 'alexandria.montgomery-fitzwilliam@communityhealth.example',
      phone: '876 555 0100',
      channel: 'phone' as const,
      details: { additionalNotes: 'Uses a wheelchair, and needs a seat close to the door.' },
    }
    const waits = submission(6, { ...long, waitingSince: '2025-09-03T00:00:00Z' })
    await open(path, [submission(5, long), waits])
    await screen.findByRole('region', { name: 'Waiting list' })
    for (const width of [1280, 1440]) {
      await setViewportWidth(width)
      for (const table of screen.getAllByRole('table'))
        expect(table.offsetWidth, `at ${width} px`).toBeLessThanOrEqual(
          table.parentElement?.clientWidth ?? 0,
        )
    }
  })

  test('where more people have places than there are, a cancellation opens up what is left', async () => {
    storeAsAnotherTab('events', [{ ...fair, attendees: 5, slots: 3 }])
    const { user } = await open(path, [family])
    await user.click(await button(`Cancel registration of ${family.name}`))
    expect(
      await screen.findByText(/no longer be registered\. This opens up 1 place\./),
    ).toBeVisible()
  })

  test('before a registration is canceled, it says who gets its places', async () => {
    await setViewportWidth(360)
    const coming = { ...fair, date: 'April 19, 2027', attendees: 3, slots: 3 }
    storeAsAnotherTab('events', [coming])
    const waits = (id: number, name: string, partySize: string) =>
      submission(id, { name, waitingSince: `2025-09-0${id}T00:00:00Z`, details: { partySize } })
    const { user } = await open(path, [
      family,
      waits(6, 'Too Many', '4'),
      waits(7, 'Wes Hall', '2'),
      waits(8, 'Zoe Lee', '1'),
      waits(9, 'Last', '1'),
    ])
    await user.click(await button(`Cancel registration of ${family.name}`))
    const question = within(
      await screen.findByRole('dialog', { name: 'Cancel this registration?' }),
    )
    expect(
      question.getByText(
        /registered\. This opens up 3 places\. Wes Hall and Zoe Lee move off the waiting list\.$/,
      ),
    ).toBeVisible()
    const [keep, cancel] = question.getAllByRole('button')
    expect(keep?.offsetTop).toBe(cancel?.offsetTop)
    expect(keep).toHaveTextContent('Keep it')
    await user.click(question.getByRole('button', { name: 'Cancel it' }))
    expect((await screen.findByText('Registration canceled')).parentElement).toHaveTextContent(
      /3 places\. Wes Hall and Zoe Lee moved off the waiting list\.$/,
    )
  })

  test('before a registration is canceled, it says how many of its places stay free, and who is emailed', async () => {
    storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027', attendees: 3, slots: 3 }])
    const waits = { name: 'Sonia Reid', waitingSince: '2025-09-06T00:00:00Z' }
    const { user } = await open(path, [family, submission(6, waits)])
    await user.click(await button(`Cancel registration of ${family.name}`))
    expect(
      await screen.findByText(
        /opens up 3 places\. Sonia Reid moves off the waiting list, and 2 places stay free\.$/,
      ),
    ).toBeVisible()
    const told = `We’ll email ${family.name} and Sonia Reid.`
    const ofBrowser = 'No email is going out. Let them know yourself.'
    expect(await screen.findByText(name === 'a database' ? told : ofBrowser)).toBeVisible()
  })

  test('whoever gets the place of somebody who moves to another event is named', async () => {
    storeAsAnotherTab('events', [
      { ...fair, date: 'April 19, 2027', attendees: 1, slots: 1 },
      { ...fair, id: 7, title: 'Other Fair', date: 'May 3, 2027', attendees: 0 },
    ])
    const waits = { name: 'Wes Hall', waitingSince: '2025-09-06T00:00:00Z' }
    const { user } = await open(path, [single, submission(6, waits)])
    await user.click(await button('Edit Ann Lee'))
    const dialog = await form('Edit registration')
    fireEvent.mouseDown(dialog.getByLabelText('Event'))
    await user.click(await screen.findByTitle('May 3, 2027, Other Fair'))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByText('Registration moved')).parentElement).toHaveTextContent(
      'to May 3, 2027, Other Fair. Wes Hall moved off the waiting list.',
    )
  })

  test('who calls about a full event that is to come can wait for a place', async () => {
    const full = { ...fair, date: 'April 19, 2027', slots: 3, attendees: 3 }
    storeAsAnotherTab('events', [full])
    const { user } = await open(path, all)
    await user.click(await button('Add registration'))
    const dialog = await form('Add registration')
    fill(dialog.getByLabelText('Name'), 'Cal Lee')
    fill(dialog.getByLabelText('Phone'), '876 555 0100')
    const ask = async (name: string) => {
      await user.click(dialog.getByRole('button', { name: 'Add registration' }))
      return within(await screen.findByRole('dialog', { name }))
    }
    const inVain = [{ date: 'April 19, 2025' }, { status: 'canceled' as const }, { slots: 0 }]
    for (const change of inVain) {
      act(() => storeAsAnotherTab('events', [{ ...full, ...change }]))
      const question = await ask('This event is full. Register anyway?')
      expect(question.getByRole('button', { name: 'Register anyway' })).toBeVisible()
      expect(question.queryByRole('button', { name: 'Add to waiting list' })).toBeNull()
      await user.click(question.getByRole('button', { name: 'Cancel' }))
    }
    act(() => storeAsAnotherTab('events', [full]))
    await user.click(
      (await ask('This event is full.')).getByRole('button', { name: 'Add to waiting list' }),
    )
    const added = await screen.findByText('Added to the waiting list')
    expect(added.parentElement).toHaveTextContent('Cal Lee, 1 person.')
    const list = within(await screen.findByRole('table', { name: 'Waiting list' }))
    expect(await list.findByText('Cal Lee')).toBeVisible()
  })

  test('who waits is listed in their order, gets a place before others, and is removed', async () => {
    storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027', attendees: 1, slots: 4 }])
    const waits = (id: number, name: string, waitingSince: string) =>
      submission(id, {
        name,
        phone: '876 555 0100',
        email: '',
        channel: 'phone',
        waitingSince,
        details: { partySize: '2' },
      })
    const { user, kept } = await open(path, [
      single,
      waits(6, 'Later', '2025-09-03T00:00:00Z'),
      waits(5, 'Sooner', '2025-09-02T00:00:00Z'),
    ])
    const list = await screen.findByRole('region', { name: 'Waiting list' })
    const waiting = () =>
      within(list)
        .getAllByRole('button', { name: /^Edit / })
        .map(({ textContent }) => textContent)
    expect(waiting()).toEqual(['Sooner', 'Later'])
    expect(list).toHaveTextContent('876 555 0100')
    expect(totals()).toMatch(/^registration1person1/)

    await user.click(within(list).getByRole('button', { name: 'Give a place to Later' }))
    expect(await screen.findByText('Moved off the waiting list')).toBeInTheDocument()
    await waitFor(() => expect(waiting()).toEqual(['Sooner']))
    expect(totals()).toMatch(/^registrations2people3/)
    expect((await kept()).find(({ name }) => name === 'Later')?.promotedAt).toEqual(
      expect.any(String),
    )
    await user.click(await button('Mark Later as contacted'))
    await waitFor(() => expect(screen.queryByText(/^Let th(is|ese) pe/)).toBeNull())

    await user.click(within(list).getByRole('button', { name: 'Edit Sooner' }))
    const dialog = await form('Edit waiting list entry')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Waiting list entry saved')).toBeInTheDocument()

    await user.click(
      within(list).getByRole('button', { name: 'Remove from the waiting list: Sooner' }),
    )
    const question = within(
      await screen.findByRole('dialog', { name: 'Take this entry off the waiting list?' }),
    )
    expect(question.getByText('This takes Sooner off the waiting list.')).toBeVisible()
    expect(
      await question.findByText(
        /Sooner \(876 555 0100\) didn’t leave an email address|No email is going out/,
      ),
    ).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Take it off' }))
    expect(await screen.findByText('Taken off the waiting list')).toBeInTheDocument()
    await waitFor(() => expect(list).not.toBeInTheDocument())
    const removed = (await kept()).find(({ name }) => name === 'Sooner')
    expect(removed).toMatchObject({ canceledAt: expect.any(String) })
  })

  test('moving a registration names the date of each event first, and warns of one that is not open', async () => {
    const [event] = events.seed
    if (!event) throw new Error('There are no events')
    const postponed = { ...event, id: 7, date: 'April 19, 2027', status: 'postponed' as const }
    storeAsAnotherTab('events', [...events.seed, postponed])
    const { user } = await open(path, [single])
    await user.click(await button('Edit Ann Lee'))
    const dialog = await form('Edit registration')
    fireEvent.mouseDown(dialog.getByLabelText('Event'))
    await user.click(await screen.findByTitle(`April 19, 2027, ${event.title}, postponed`))
    expect(await dialog.findByText(/^This event is postponed/)).toBeVisible()
  })

  test('a registration that was moved says where it went', async () => {
    const { user } = await open(path, [single])
    await user.click(await button('Edit Ann Lee'))
    const dialog = await form('Edit registration')
    fireEvent.mouseDown(dialog.getByLabelText('Event'))
    await user.click(await screen.findByTitle('October 25, 2025, Heritage Month Health Fair'))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByText('Registration moved')).parentElement).toHaveTextContent(
      'Ann Lee, 1 person, to October 25, 2025, Heritage Month Health Fair.',
    )
  })

  test('a registration for an event that was deleted names it', async () => {
    await collection(events).update((all) => all.filter(({ id }) => id !== 5))
    const { user } = await open(path, [submission(2, { name: 'Ann Lee', eventTitle: 'Old Fair' })])
    await user.click(await button('Edit Ann Lee'))
    const dialog = await form('Edit registration')
    expect(dialog.getByText('Deleted event “Old Fair”')).toBeVisible()
  })

  test('a registration of the website needs its email address', async () => {
    const { user } = await open(path, [single])
    await user.click(await button('Edit Ann Lee'))
    const dialog = await form('Edit registration')
    fill(dialog.getByLabelText('Email'), '')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByText('Please enter a valid email address')).toBeVisible()
  })

  test('where nobody is registered yet, it says so', async () => {
    await open(path, [elsewhere])
    expect(await screen.findByText('Nobody is registered.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print list' })).toBeDisabled()
  })
})

describe.each(backends)('after an event, with %s behind the site', (_, open) => {
  const subject = { eventId: 5, registrationId: family.id, person: 1 }
  const taps = () => [
    { ...newTap(subject, true), sent: true },
    { ...newTap({ eventId: 5, walkIn: 'w', name: 'Dee' }, true), sent: true },
  ]
  const served = () => collection(stats).get()[0]?.value
  const ofEvent = () =>
    collection(events)
      .get()
      .find(({ id }) => id === 5)?.served

  test('who came is shown, and counted in People Served once the administrator says so', async () => {
    const { user, cameToDoor } = await open(path, all)
    const nobodyYet = await button('Add to People Served')
    expect(nobodyYet).toBeDisabled()
    expect(screen.getByText('People to add')).toBeVisible()
    expect(screen.getByLabelText('People to add')).toHaveValue('')
    await names()
    const top = () => screen.getByRole('table').getBoundingClientRect().top
    const before = top()
    cameToDoor(taps())
    const came = await screen.findByText('2 people came: 1 who registered, 1 walk-in.')
    expect(came).toBeVisible()
    const { DOCUMENT_POSITION_PRECEDING: above } = Node
    expect(screen.getByRole('table').compareDocumentPosition(came)).toBe(above)
    expect(top()).toBe(before)
    expect(screen.getByText('Bea, 7:00 AM')).toBeInTheDocument()
    expect(served()).toBe(1287)

    await user.click(await button('Add 2 to People Served'))
    expect(
      await screen.findByText('2 people came, and all of them count toward People Served.'),
    ).toBeVisible()
    await waitFor(() => expect([served(), ofEvent()]).toEqual([1289, 2]))
    expect(screen.queryByRole('button', { name: /to People Served$/ })).toBeNull()

    await user.click(await button('Undo'))
    await waitFor(() => expect([served(), ofEvent()]).toEqual([1287, undefined]))

    fill(screen.getByLabelText('People to add'), '40')
    await user.click(await button('Add 40 to People Served'))
    expect(
      await screen.findByText('2 people came. 40 people count toward People Served.'),
    ).toBeVisible()
    await waitFor(() => expect([served(), ofEvent()]).toEqual([1327, 40]))
    await user.click(await button('Subtract 40 from People Served'))
    await waitFor(() => expect([served(), ofEvent()]).toEqual([1287, undefined]))
  })

  test('while an event goes on, who is here is shown, and counted nowhere yet', async () => {
    const today = { date: 'October 1, 2025', time: 'all day' }
    storeAsAnotherTab(
      'events',
      events.seed.map((event) => (event.id === 5 ? { ...event, ...today } : event)),
    )
    const { cameToDoor } = await open(path, all)
    await names()
    const here = await screen.findByRole('region', { name: 'Who’s here' })
    expect(here).toHaveTextContent('Nobody yet.')
    expect(here.parentElement?.offsetHeight).toBeLessThan(here.offsetHeight + 4)
    const top = () => screen.getByText('Export people (4)').getBoundingClientRect().top
    const before = top()
    cameToDoor(taps())
    expect(await screen.findByText('2 people so far: 1 who registered, 1 walk-in.')).toBeVisible()
    expect(top()).toBe(before)
    expect(screen.queryByText('People to add')).toBeNull()
  })

  test.each(['October 1, 2025', 'April 19, 2025'])(
    'on a phone, who comes to an event of %s moves no list',
    async (date) => {
      await setViewportWidth(360)
      storeAsAnotherTab('events', [{ ...fair, date, time: 'all day' }])
      const { cameToDoor } = await open(path, all)
      const list = await button('Export people (4)')
      await screen.findByRole('region', { name: /^Who/ })
      const before = list.getBoundingClientRect().top
      cameToDoor(taps())
      expect(await screen.findByText(/^2 people/)).toBeVisible()
      expect(list.getBoundingClientRect().top).toBe(before)
    },
  )
})

test('where as many places are taken as people are registered, it is said once', async () => {
  storeAsAnotherTab('events', [{ ...fair, attendees: 4 }])
  const [[, open]] = backends
  await open(path, all)
  await names()
  expect(totals()).toBe('registrations2people4places left96')
})

test('where there are more people than places, it says how many too many', async () => {
  storeAsAnotherTab('events', [{ ...fair, attendees: 5, slots: 3 }])
  renderConsole(path)
  await screen.findByText('Nobody is registered.')
  expect(totals()).toMatch(/too many2$/)
})

test('where nobody can be emailed, nobody is, and it says why', async () => {
  const [[, open]] = backends
  await open(path, [])
  await waitFor(async () => expect(await button('Email everyone')).toBeDisabled())
  expect(await button('Email everyone')).toHaveAccessibleDescription(
    'Nobody with an email address is registered yet.',
  )
})

test.each(['registrations', 'door'])('a canceled event says so on its page: %s', async (page) => {
  storeAsAnotherTab('events', [{ ...fair, status: 'canceled' }])
  const [[, open]] = backends
  await open(`/admin/events/5/${page}`, [])
  expect(await screen.findByText('Canceled')).toBeVisible()
})

test.each([
  ['canceled', [{ ...fair, date: 'April 19, 2027', status: 'canceled' as const }]],
  ['deleted', []],
])('an event that was %s has no places to give', async (_, stored) => {
  storeAsAnotherTab('events', stored)
  const [[, open]] = backends
  const waiting = submission(6, { name: 'Wes Hall', waitingSince: '2025-09-03T00:00:00Z' })
  const { user } = await open(path, [family, waiting])
  expect(await button('Remove from the waiting list: Wes Hall')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add registration' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Check-in' })).toBeNull()
  expect(screen.queryByText(/places? left|When places open up/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Give a place/ })).toBeNull()
  await user.click(await button('Cancel registration of Marcia Campbell'))
  const question = await screen.findByRole('dialog', { name: 'Cancel this registration?' })
  expect(question).toHaveTextContent('Marcia Campbell will no longer be registered.')
  expect(question).not.toHaveTextContent(/opens up/)
})

test('a place for somebody who has left the waiting list meanwhile is refused in words', async () => {
  const left = submission(6, { name: 'Left', waitingSince: '2025-09-03T00:00:00Z' })
  const { user, network, database } = openDatabase(path, [left])
  const promoting = await button('Give a place to Left')
  network.answer = (request) =>
    request.path.endsWith('/promote_registration') ? { outcome: 'gone' } : database.answer(request)
  await user.click(promoting)
  expect(await screen.findByText(/^This registration or its event has been canceled/)).toBeVisible()
})

test('more people than places are asked about once, and then taken', async () => {
  const { user, network, database } = openDatabase(path, [])
  const bodies: { above_slots: boolean; form: object }[] = []
  network.answer = (request) => {
    if (!request.path.endsWith('/save_registration')) return database.answer(request)
    const body = request.body as (typeof bodies)[number]
    bodies.push(body)
    return body.above_slots ? { outcome: 'accepted' } : { outcome: 'full', left: 1 }
  }
  await user.click(await button('Add registration'))
  const dialog = await form('Add registration')
  fill(dialog.getByLabelText('Name'), 'Cal Lee')
  fill(dialog.getByLabelText('Phone'), '876 555 0100')
  await user.click(dialog.getByRole('button', { name: 'Add registration' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Only 1 place left. Register anyway?' }),
  )
  // It takes nothing away.
  expect(question.getByRole('button', { name: 'Register anyway' })).not.toHaveClass(/dangerous/)
  await user.click(question.getByRole('button', { name: 'Register anyway' }))
  expect(await screen.findByText('Registration added')).toBeInTheDocument()
  const [first] = bodies
  expect(first).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    event_id: 5,
    above_slots: false,
    form: { name: 'Cal Lee', phone: '876 555 0100' },
  })
  expect(bodies).toEqual([first, { ...first, above_slots: true }])
})

test('where it cannot be known who is to be contacted, the list says so and is there', async () => {
  storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027' }])
  const { network, database } = openDatabase(path, [single])
  network.answer = (request) =>
    request.path.endsWith('/mail_status') ? offline() : database.answer(request)
  expect(await screen.findByText(/^We can’t reach the database right now/)).toBeVisible()
  expect(await names()).toHaveLength(1)
})

describe('after a coming event has changed', () => {
  const called = { name: 'Keith Lewis', email: '', phone: '876 555 0101', channel: 'phone' }
  const change = (before: Record<string, unknown>, after: Record<string, unknown>) => ({
    ...{ id: 1, at: '2026-09-30T12:00:00Z', administrator_name: 'Ann', action: 'update' },
    ...{ table_name: 'events', row_id: '5', before, after },
  })
  const panelOf = async (title: string) =>
    within((await screen.findByText(title)).closest('[role="status"]') as HTMLElement)

  test('by being called off, it says who is to be called, and that nobody got a place', async () => {
    storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027', status: 'canceled' }])
    const promoted = { promotedAt: '2025-09-30T12:00:00Z' }
    const { database } = openDatabase(path, [single, submission(7, { ...called, ...promoted })])
    database.audit.push(change({ status: null }, { status: 'canceled' }))
    const panel = await panelOf('Call this person: they didn’t leave an email address')
    expect(panel.getByText('This event is canceled.')).toBeVisible()
    expect(panel.getByRole('listitem')).toHaveTextContent('Keith Lewis, 1 place: 876 555 0101')
    expect(screen.queryByText(/now have a place/)).toBeNull()
  })

  test('by moving, it says who is to be called, until that is done', async () => {
    vi.setSystemTime('2026-10-01T12:00:00Z')
    storeAsAnotherTab('events', [
      { ...fair, date: 'April 19, 2027', time: '', location: 'May Pen' },
    ])
    const { user, database } = openDatabase(path, [single, submission(7, called)])
    database.audit.push(change({ date: 'April 12, 2027' }, { date: 'April 19, 2027' }))
    const panel = await panelOf('Call this person: they didn’t leave an email address')
    expect(panel.getByText('The event is now planned for April 19, 2027, May Pen.')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Mark Keith Lewis as contacted' }))
    await waitFor(() => expect(screen.queryByText(/^Call this person/)).toBeNull())
    expect(await screen.findByText('Marked as contacted')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Call this person/)).toBeVisible()
    expect(await screen.findByText('Marked as not contacted')).toBeInTheDocument()
  })

  test('by moving, whoever moved off the waiting list hears both in one call', async () => {
    storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027' }])
    const { database } = openDatabase(path, [
      submission(7, called),
      submission(8, { ...called, name: 'Bea Hall', promotedAt: '2026-09-29T12:00:00Z' }),
    ])
    database.audit.push(change({ date: 'April 12, 2027' }, { date: 'April 19, 2027' }))
    const panel = await panelOf('Call these people: they didn’t leave an email address')
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bea Hall, 1 place, moved off the waiting list: 876 555 0101Mark as contacted',
      'Keith Lewis, 1 place: 876 555 0101Mark as contacted',
    ])
    expect(panel.getAllByRole('link', { name: '876 555 0101' })[0]).toHaveAttribute(
      'href',
      'tel:8765550101',
    )
  })

  test('where no email goes out, everybody is to be told', async () => {
    storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027' }])
    const { before, after, ...entry } = change({ date: 'May 3' }, { date: 'April 19, 2027' })
    await write((open) =>
      open.put('history', {
        ...{ id: entry.id, at: entry.at, action: 'update', tableName: 'events', rowId: '5' },
        ...{ before, after },
      }),
    )
    const [[, open]] = backends
    await open(path, [family, single])
    const panel = await panelOf('Let these people know: no email is going out')
    expect(panel.getAllByRole('listitem')).toHaveLength(2)
  })
})

test('on a phone, what belongs together stands side by side', async () => {
  await setViewportWidth(360)
  openDatabase(path, all)
  const top = (element: HTMLElement) => element.getBoundingClientRect().top
  const add = await button('Add registration')
  expect(top(screen.getByRole('link', { name: 'Check-in' }))).toBe(top(add))
  const exporting = await button('Export people (4)')
  expect(top(await button('Print list'))).toBe(top(exporting))
})

test('an email is promised while it goes out, not for as long as it once did', async () => {
  storeAsAnotherTab('events', [{ ...fair, date: 'April 19, 2027' }])
  const { user, database } = openDatabase(path, all)
  await user.click(await button('Cancel registration of Ann Lee'))
  expect(await screen.findByText('We’ll email Ann Lee.')).toBeVisible()
  database.messages.status.seenAt = '2025-10-01T11:45:00Z'
  act(() => void lookAgain())
  expect(await screen.findByText(/No email is going out/)).toBeVisible()
})

const words = { subject: 'Parking has moved', text: 'Please park behind the school.' }

async function writeEmail(user: User) {
  await user.click(await button('Email everyone'))
  const email = await form('Email everyone registered')
  fill(email.getByLabelText('Subject'), ` ${words.subject} `)
  fill(email.getByLabelText('Message'), words.text)
  return email
}

test('an email to everyone registered is tested, counted, sent once, followed and stopped', async () => {
  const { user, database, network } = openDatabase(path, all)
  const email = await writeEmail(user)
  const preview = await email.findByRole('article', { name: 'Message' })
  await waitFor(() =>
    expect(preview.querySelector('div')?.shadowRoot).toHaveTextContent(words.text),
  )
  await user.click(email.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() => expect(database.messages.tests).toEqual([words]))
  // The answer is lost, and whoever presses again sends nothing twice.
  network.answer = (request) => {
    const answer = database.answer(request)
    if (!request.path.endsWith('/announce')) return answer
    network.answer = database.answer
    return offline()
  }
  await user.click(email.getByRole('button', { name: 'Send to 42 people' }))
  const confirming = within(await screen.findByRole('dialog', { name: 'Send this to 42 people?' }))
  await user.click(confirming.getByRole('button', { name: 'Send to 42 people' }))
  expect(await email.findByText('We can’t reach the database right now.')).toBeVisible()
  await user.click(email.getByRole('button', { name: 'Send to 42 people' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Send this to 42 people?' })).getByRole(
      'button',
      { name: 'Send to 42 people' },
    ),
  )
  expect(await screen.findByText('Each person gets it only once.')).toBeVisible()
  expect(database.messages.announcements).toMatchObject([words])

  const earlier = within(await screen.findByRole('list', { name: 'Earlier emails' }))
  expect(earlier.getByText(/0 sent, 42 waiting$/)).toBeVisible()
  await user.click(earlier.getByRole('button', { name: 'Stop' }))
  expect(await earlier.findByText(/0 sent, stopped/)).toBeVisible()
})

test('places that nobody registered for here are said to have no registration', async () => {
  storeAsAnotherTab('events', [{ ...fair, attendees: 9 }])
  const [[, open]] = backends
  await open(path, all)
  await names()
  expect(totals()).toMatch(/places taken, 5 without a registration9/)
})

test('without a database, an email to everyone registered is only shown', async () => {
  const [[, open]] = backends
  const { user } = await open(path, all)
  const email = await writeEmail(user)
  expect(email.queryByRole('article')).toBeNull()
  await user.click(email.getByRole('button', { name: 'Preview' }))
  expect(
    await email.findByText(
      'This demonstration sends no email. On a live site, this would go to 2 people.',
    ),
  ).toBeVisible()
  const preview = await email.findByRole('article', { name: 'Message' })
  await waitFor(() =>
    expect(preview.querySelector('div')?.shadowRoot).toHaveTextContent(words.text),
  )
  expect(email.queryByRole('button', { name: /^Send/ })).toBeNull()
})

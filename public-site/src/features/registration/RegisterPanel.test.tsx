import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { backend, collection, useCollection } from 'shared/backend'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { events } from 'shared/collections/events'
import { type DeviceRegistration, registrations } from 'shared/collections/registrations'
import type { CharityEvent } from 'shared/entities/event'
import type { EventPhase } from 'shared/format/eventPhase'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEvent, listEvents } from '../../testing/event'
import { expectSaidOnce } from '../../testing/expectSaidOnce'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { loadRegistrationForm, RegisterPanel } from './RegisterPanel'

function FirstEvent() {
  const [event] = useCollection(events)
  return event ? <RegisterPanel event={event}>{`${event.attendees} taken`}</RegisterPanel> : null
}

function registrationDialog() {
  const element = screen.getByRole('dialog', { name: 'Register for this fair' })
  return { element, dialog: within(element) }
}

async function openForm() {
  const user = setUpUser()
  const opener = screen.getByRole('button', { name: 'Register for this fair' })
  await user.click(opener)
  const { element, dialog } = registrationDialog()
  await pollUntil(() => dialog.getByLabelText('Name'))
  return {
    user,
    opener,
    dialog,
    closed: new Promise((resolve) => element.addEventListener('close', resolve, { once: true })),
    submit: dialog.getByRole('button', { name: 'Register for this fair' }),
  }
}

async function fillIn() {
  const form = await openForm()
  await form.user.type(form.dialog.getByLabelText('Name'), 'Marcia Campbell')
  await form.user.type(form.dialog.getByLabelText('Email'), 'marcia@example.com')
  return form
}

const cancelRegistration = async (eventId: number) =>
  (await backend().submissions()).cancelRegistration(eventId)

beforeEach(async () => {
  await emptyDatabase()
  await loadRegistrationForm()
  await listEvents(anEvent({ attendees: 7, slots: 9 }))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
})

describe('registration', () => {
  test.each([
    [360, 740],
    [1440, 900],
  ])('of three people keeps its button in sight at %i × %i', async (width, height) => {
    await page.viewport(width, height)
    renderAt('/events/1', <FirstEvent />)
    const { user, dialog, submit } = await openForm()
    await user.selectOptions(dialog.getByLabelText('How many people are coming?'), '3')
    const { bottom } = submit.getBoundingClientRect()
    expect(bottom).toBeLessThan(height)
    expect(submit.contains(document.elementFromPoint(width / 2, bottom - 4))).toBe(true)
  })

  test('needs a name of 2 characters and a valid email address', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, dialog, submit } = await openForm()
    await user.type(dialog.getByLabelText('Name'), 'M')
    await user.type(dialog.getByLabelText('Email'), 'marcia')
    await user.click(submit)
    await advanceTime(0)
    expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible()
    expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveFocus()
    expect(collection(events).get()[0]?.attendees).toBe(7)
    for (const name of ['Name', 'Email']) expect(dialog.getByLabelText(name)).toBeRequired()
    for (const name of ['Phone (optional)', 'Additional notes (optional)']) {
      expect(dialog.getByLabelText(name)).toBeValid()
    }
  })

  test('for an event of which nothing is typed yet names it all the same', async () => {
    await listEvents(anEvent({ title: ' ', date: '', time: '' }))
    renderAt('/events/1', <FirstEvent />)
    const { dialog } = await openForm()
    expect(dialog.getByText('Untitled event').parentElement).toHaveTextContent(/^Untitled event$/)
  })

  test('names the weekday beside the date, and no line ends within the time', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { dialog } = await openForm()
    const about = dialog.getByText('Fair at Riverside').parentElement
    expect(about?.innerText).toMatch(
      /\nWednesday, April 19, 2045, 9:00\u00a0AM\u00a0-\u00a02:00\u00a0PM$/,
    )
  })

  test('shows Registering... and after 1 second takes a place, confirms, resets and closes', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, opener, dialog, closed, submit } = await fillIn()
    await user.click(submit)
    await advanceTime(999)
    expect(dialog.getByRole('button', { name: 'Registering...' })).toBeDisabled()
    expect(collection(events).get()[0]?.attendees).toBe(7)

    await advanceTime(1)
    await pollUntil(() => screen.getByText('Registration successful!'))
    expect(screen.getByText('You have been registered for this health fair.')).toBeInTheDocument()
    expect(collection(events).get()[0]?.attendees).toBe(8)
    await closed
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('You’re registered')).toHaveFocus()

    await user.click(opener)
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('is logged as one line, without the fields left empty', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, submit } = await fillIn()
    await user.click(submit)
    await advanceTime(1000)
    await pollUntil(() => expect(console.info).toHaveBeenCalled())
    expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Registration', {
      eventId: 1,
      name: 'Marcia Campbell',
      email: 'marcia@example.com',
      phone: undefined,
      additionalNotes: undefined,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  test('fails when the last place is taken in the meantime, and keeps what was typed', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, dialog, submit } = await fillIn()
    await user.click(submit)
    await listEvents(anEvent({ attendees: 9, slots: 9 }))
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('Registration failed'))
    const text = 'There was an error registering for this event. Please try again.'
    // The toast says the same.
    await pollUntil(() => expectSaidOnce(dialog.getByText(text, { selector: 'form p' })))
    expect(dialog.getByLabelText('Name')).toHaveValue('Marcia Campbell')
    expect(collection(events).get()[0]?.attendees).toBe(9)
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
  })

  test('of the last place leaves a button that reads Event Full, and the focus on what it brought', async () => {
    await listEvents(anEvent({ attendees: 8, slots: 9 }))
    renderAt('/events/1', <FirstEvent />)
    const { user, closed, submit } = await fillIn()
    await user.click(submit)
    await advanceTime(1000)
    await closed
    expect(screen.getByRole('button', { name: 'Event Full' })).toBeDisabled()
    expect(screen.getByText('You’re registered')).toHaveFocus()
  })

  test.each([
    ['attendees have reached slots', { attendees: 9, slots: 9 }],
    ['there are no slots', { attendees: 0, slots: 0 }],
  ])('is disabled and reads Event Full when %s', async (_, seats) => {
    await listEvents(anEvent(seats))
    renderAt('/events/1', <FirstEvent />)
    expect(screen.getByRole('button', { name: 'Event Full' })).toBeDisabled()
    expect(screen.getByRole('link', { name: 'See other dates' })).toHaveAttribute(
      'href',
      '/events#schedule',
    )
  })

  test('a second press of Enter on what opens its dialog neither sends nor closes it', async () => {
    renderAt('/events/1', <FirstEvent />)
    screen.getByRole('button', { name: 'Register for this fair' }).focus()
    await userEvent.keyboard('{Enter}')
    const { dialog } = registrationDialog()
    await pollUntil(() => dialog.getByLabelText('Name'))
    await userEvent.keyboard('{Enter}')
    expect(dialog.queryByText(/at least 2 characters/)).not.toBeInTheDocument()
    dialog.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(dialog.getByLabelText('Name')).toBeVisible()

    dialog.getByLabelText('Name').focus()
    await advanceTime(500)
    await userEvent.keyboard('{Enter}')
    expect(await dialog.findByText(/at least 2 characters/)).toBeVisible()
  })

  test('keeps a draft while the dialog is closed', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, opener, dialog, closed } = await fillIn()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await closed
    await user.click(opener)
    expect(dialog.getByLabelText('Name')).toHaveValue('Marcia Campbell')
  })

  test('is filled in again in a dialog that was open when the page was left', async () => {
    renderAt('/events/1', <FirstEvent />)
    await fillIn()
    cleanup()
    renderAt('/events/1', <FirstEvent />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const { dialog } = await openForm()
    expect(dialog.getByLabelText('Name')).toHaveValue('Marcia Campbell')
  })

  test('is not filled in again while it is being sent, nor when it has been', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, submit } = await fillIn()
    await user.click(submit)
    await advanceTime(400)
    cleanup()
    renderAt('/events/1', <FirstEvent />)
    const { dialog } = await openForm()
    expect(dialog.getByLabelText('Name')).toHaveValue('')
    await advanceTime(600)
    await pollUntil(() => expect(screen.getByText('8 taken')).toBeVisible())
    await pollUntil(() => expect(sessionStorage).toHaveLength(0))
    expect(dialog.getByLabelText('Name')).toHaveValue('')
  })

  test('that fails after the page was left waits to be sent again', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, submit } = await fillIn()
    await user.click(submit)
    cleanup()
    await listEvents(anEvent({ attendees: 9, slots: 9 }))
    await advanceTime(1000)
    const warned = () => vi.mocked(console.warn).mock.calls.flat()
    await pollUntil(() => expect(warned()).toContain('[site] Registration for event 1 failed'))
    vi.mocked(console.warn).mockClear()
    await listEvents(anEvent({ attendees: 7, slots: 9 }))
    renderAt('/events/1', <FirstEvent />)
    const { dialog } = await openForm()
    expect(dialog.getByLabelText('Name')).toHaveValue('Marcia Campbell')
  })

  test.each(['Close', 'Escape'])(
    'is not filled in again when its dialog was closed before the page was left: %s',
    async (way) => {
      renderAt('/events/1', <FirstEvent />)
      const { user, dialog, closed } = await fillIn()
      if (way === 'Close') await user.click(dialog.getByRole('button', { name: way }))
      else await userEvent.keyboard('{Escape}')
      await closed
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      cleanup()
      expect(sessionStorage).toHaveLength(0)
      renderAt('/events/1', <FirstEvent />)
      const again = await openForm()
      expect(again.dialog.getByLabelText('Name')).toHaveValue('')
    },
  )
})

describe('a family', () => {
  const party = (dialog: ReturnType<typeof within>) =>
    dialog.getByLabelText('How many people are coming?')

  async function registerParty(size: string, names?: string, meanwhile?: () => Promise<unknown>) {
    const form = await fillIn()
    await form.user.selectOptions(party(form.dialog), size)
    if (names)
      await form.user.type(form.dialog.getByLabelText('Names of the others (optional)'), names)
    await form.user.click(form.submit)
    await meanwhile?.()
    await advanceTime(1000)
    return form
  }

  async function openChange() {
    const user = setUpUser()
    await user.click(
      await pollUntil(() => screen.getByRole('button', { name: 'Change or cancel registration' })),
    )
    const dialog = within(
      screen.getByRole('dialog', { name: 'Change or cancel this registration?' }),
    )
    await pollUntil(() => party(dialog))
    return { user, dialog }
  }

  beforeEach(() => listEvents(anEvent({ attendees: 7, slots: 12 })))

  test('is one registration with a place for each, and one cancellation', async () => {
    renderAt('/events/1', <FirstEvent />)
    await (await registerParty('3', 'Bea\nCee')).closed
    expect(await pollUntil(() => screen.getByText('You’ve registered 3 people'))).toBeVisible()
    expect(collection(events).get()[0]?.attendees).toBe(10)
    expect(await readSubmissions()).toMatchObject([
      { name: 'Marcia Campbell', details: { partySize: '3', partyNames: 'Bea\nCee' } },
    ])
    expect(JSON.parse(localStorage.getItem('registrations') ?? '')).toMatchObject([
      { partySize: 3 },
    ])
    const { user, dialog } = await openChange()
    expect(dialog.getByText(/Your 3 spots at .* will go to someone else/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }))
    await pollUntil(() => screen.getByText('Registration canceled'))
    expect(collection(events).get()[0]?.attendees).toBe(7)
  })

  test('asks for names only of several people, and forgets those of a party that is one person', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, dialog, submit } = await fillIn()
    expect(party(dialog)).toHaveValue('1')
    expect(dialog.queryByLabelText('Names of the others (optional)')).not.toBeInTheDocument()
    await user.selectOptions(party(dialog), '2')
    await user.type(dialog.getByLabelText('Names of the others (optional)'), 'Bea')
    await user.selectOptions(party(dialog), '1')
    expect(dialog.queryByLabelText('Names of the others (optional)')).not.toBeInTheDocument()
    await user.click(submit)
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('You’re registered'))
    expect(await readSubmissions()).toMatchObject([{ details: {} }])
    const [[, logged] = []] = vi.mocked(console.info).mock.calls
    expect(Object.keys(logged)).toEqual([
      ...['eventId', 'name', 'email', 'phone', 'additionalNotes', 'createdAt'],
    ])
  })

  test('for which places are too few asks for a place, and a smaller one registers', async () => {
    await listEvents(anEvent({ attendees: 10, slots: 12 }))
    renderAt('/events/1', <FirstEvent />)
    const { user, dialog, closed, submit } = await fillIn()
    await user.selectOptions(party(dialog), '2')
    expect(submit).toHaveTextContent('Register for this fair')
    await user.selectOptions(party(dialog), '4')
    expect(party(dialog)).toHaveAccessibleDescription(
      'Only 2 spots are left. Bring fewer people, or join the waiting list for all 4.',
    )
    await user.click(dialog.getByRole('button', { name: 'Join the waiting list' }))
    await advanceTime(1000)
    await closed
    expect(screen.getByText('You’re on the waiting list')).toHaveFocus()
    expect(screen.getByText('You’re on the waiting list')).toBeInTheDocument()
    expect(await readSubmissions()).toMatchObject([
      { waitingSince: expect.any(String), details: { partySize: '4' } },
    ])
    expect(collection(events).get()[0]?.attendees).toBe(10)
  })

  test('for which places have become too few is told so, keeps what was typed, and can wait', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { dialog } = await registerParty('3', undefined, () =>
      listEvents(anEvent({ attendees: 10, slots: 12 })),
    )
    const few = 'Only 2 spots are left.'
    await pollUntil(() => expect(dialog.getByText(few, { selector: 'form > p' })).toHaveFocus())
    // A toast would lie over the field.
    expect(screen.queryByText('Registration failed')).toBeNull()
    expect(dialog.getByLabelText('Name')).toHaveValue('Marcia Campbell')
    expect(dialog.getByRole('button', { name: 'Join the waiting list' })).toBeEnabled()
    expect(collection(events).get()[0]?.attendees).toBe(10)
  })

  test('for which places are too few learns of what else went wrong', async () => {
    await listEvents(anEvent({ attendees: 10, slots: 12 }))
    renderAt('/events/1', <FirstEvent />)
    vi.spyOn(await backend().submissions(), 'send').mockResolvedValueOnce('tooMany')
    const { dialog } = await registerParty('4')
    await pollUntil(() => dialog.getByText(/^Too many tries/, { selector: 'form > p' }))
  })

  test('becomes smaller without canceling, or larger while places last', async () => {
    renderAt('/events/1', <FirstEvent />)
    await (await registerParty('3')).closed
    const { user, dialog } = await openChange()
    expect(party(dialog)).toHaveValue('3')
    const change = dialog.getByRole('button', { name: 'Change the number of people' })
    expect(change).toHaveAttribute('data-variant', 'outline')
    expect(change).toBeDisabled()
    await user.selectOptions(party(dialog), '6')
    // What would leave it as it was stands back.
    expect(change).toHaveAttribute('data-variant', 'primary')
    expect(dialog.getByRole('button', { name: /^Keep my/ })).toHaveAttribute(
      'data-variant',
      'outline',
    )
    await user.click(change)
    await pollUntil(() =>
      expect(dialog.getByText('You can add 2 more people at most.')).toHaveFocus(),
    )
    await user.selectOptions(party(dialog), '2')
    await user.click(dialog.getByRole('button', { name: 'Change the number of people' }))
    await pollUntil(() => expect(screen.getByText('You’ve registered 2 people')).toHaveFocus())
    expect(screen.getByText('Registration changed')).toBeInTheDocument()
    expect(collection(events).get()[0]?.attendees).toBe(9)
    expect(await readSubmissions()).toMatchObject([{ details: { partySize: '2' } }])
  })
})

describe('the waiting list of a full event', () => {
  const tellMe = 'Tell me if a place becomes free'

  async function askForPlace() {
    const user = setUpUser()
    await user.click(await pollUntil(() => screen.getByRole('button', { name: tellMe })))
    const element = screen.getByRole('dialog', { name: 'Join the waiting list' })
    const dialog = within(element)
    await pollUntil(() => dialog.getByLabelText('Name'))
    expect(
      dialog.getByText(/This demonstration sends no email, so come back to this page/),
    ).toBeVisible()
    await user.type(dialog.getByLabelText('Name'), 'Marcia Campbell')
    await user.type(dialog.getByLabelText('Email'), 'marcia@example.com')
    const closed = new Promise((resolve) => element.addEventListener('close', resolve))
    await user.click(dialog.getByRole('button', { name: 'Join the waiting list' }))
    await advanceTime(1000)
    await closed
  }

  test('takes who asks for a place, says which number it is, and that a place came free', async () => {
    await listEvents(anEvent({ attendees: 9, slots: 9 }))
    renderAt('/events/1', <FirstEvent />)
    expect(screen.getByRole('button', { name: 'Event Full' })).toBeDisabled()
    await askForPlace()
    expect(screen.getByText('You’re on the waiting list')).toHaveFocus()
    expect(screen.getByText('You’re on the waiting list')).toBeInTheDocument()
    await pollUntil(() => screen.getByText(/^You are number 1 on the waiting list/))
    expect(screen.getByText(/^You’re waiting for 1 spot\. When/)).toBeVisible()
    expect(screen.queryByRole('button', { name: tellMe })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Event Full' })).not.toBeInTheDocument()
    expect(collection(events).get()[0]?.attendees).toBe(9)
    expect(await readSubmissions()).toMatchObject([{ waitingSince: expect.any(String) }])

    // As another tab, where somebody cancels.
    await collection(registrations).update((own) => [
      ...own,
      { eventId: 1, createdAt: '2045-01-01T12:00:00.000Z' },
    ])
    await cancelRegistration(1)
    await pollUntil(() => screen.getByText('A spot opened up, and you’re registered.'))
    expect(screen.getByText('You’re registered')).toBeVisible()
    expect(collection(events).get()[0]?.attendees).toBe(9)
  })

  test('takes somebody else of who is registered already', async () => {
    await listEvents(anEvent({ attendees: 9, slots: 9 }))
    await collection(registrations).update(() => [
      { eventId: 1, createdAt: '2045-01-01T12:00:00.000Z' },
    ])
    renderAt('/events/1', <FirstEvent />)
    const other = screen.getByRole('heading', { name: 'All spots are taken' })
    const full = screen.getByRole('button', { name: 'Event Full' })
    expect(other.compareDocumentPosition(full)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('button', { name: tellMe })).toBeVisible()
  })

  test('is left with words of its own, which gives no place back', async () => {
    await listEvents(anEvent({ attendees: 9, slots: 9 }))
    renderAt('/events/1', <FirstEvent />)
    await askForPlace()
    const user = setUpUser()
    await user.click(
      await pollUntil(() => screen.getByRole('button', { name: 'Leave the waiting list' })),
    )
    const dialog = within(screen.getByRole('dialog', { name: 'Leave the waiting list?' }))
    expect(dialog.getByText(/^You’ll lose your place in line for/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Leave the waiting list' }))
    await pollUntil(() => screen.getByText('You’re no longer on the waiting list'))
    expect(collection(events).get()[0]?.attendees).toBe(9)
    expect(screen.getByRole('button', { name: tellMe })).toBeVisible()
  })
})

describe('what this device remembers', () => {
  const registered = (...eventIds: number[]) =>
    collection(registrations).update(() =>
      eventIds.map((eventId) => ({ eventId, createdAt: '2045-01-01T12:00:00.000Z' })),
    )
  const attendees = () => collection(events).get()[0]?.attendees

  async function cancel(answer: string) {
    const user = setUpUser()
    const opener = await pollUntil(() =>
      screen.getByRole('button', { name: 'Cancel registration' }),
    )
    await user.click(opener)
    const dialog = screen.getByRole('dialog', { name: 'Cancel this registration?' })
    await user.click(await pollUntil(() => within(dialog).getByRole('button', { name: answer })))
    await pollUntil(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return { opener }
  }

  test('is the event and the time of a registration, and neither name nor email address', async () => {
    renderAt('/events/1', <FirstEvent />)
    const { user, submit } = await fillIn()
    await user.click(submit)
    await advanceTime(1000)
    expect(await pollUntil(() => screen.getByText('You’re registered'))).toBeVisible()
    const stored = JSON.parse(localStorage.getItem('registrations') ?? '')
    const [kept] = await readSubmissions()
    expect(stored).toEqual([{ eventId: 1, createdAt: kept?.createdAt, id: kept?.id }])
    expect(kept).toMatchObject({
      kind: 'registration',
      name: 'Marcia Campbell',
      email: 'marcia@example.com',
      eventId: 1,
      eventTitle: 'Fair at Riverside',
      createdAt: expect.stringMatching(/Z$/),
      details: {},
    })
    expect(kept).not.toHaveProperty('canceledAt')
  })

  test('is shown for the event alone, and another person can be registered', async () => {
    await registered(2)
    renderAt('/events/1', <FirstEvent />)
    expect(screen.queryByText('You’re registered')).not.toBeInTheDocument()
    await act(() => registered(1))
    expect(screen.getByText('You’re registered')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Register another person' })).toBeEnabled()
  })

  test.each<[string, Partial<DeviceRegistration>, Partial<CharityEvent>, EventPhase]>([
    ['You registered for this event', {}, { date: 'April 19, 2025' }, 'over'],
    ['You registered 3 people', { partySize: 3 }, { date: 'April 19, 2025' }, 'over'],
    ['You were on the waiting list', { waiting: true }, { date: 'April 19, 2025' }, 'over'],
    ['You’re registered', {}, { date: 'Summer 2045' }, 'undated'],
    ['You’re registered', {}, { date: 'April 19, 2025' }, 'today'],
    ['You’re on the waiting list', { waiting: true }, { date: '' }, 'undated'],
    ['You registered for this event', {}, { status: 'canceled' }, 'upcoming'],
    ['You were on the waiting list', { waiting: true }, { status: 'canceled' }, 'upcoming'],
    ['You registered for this event', { waiting: false }, { status: 'canceled' }, 'upcoming'],
    ['You’re registered', {}, { status: 'postponed' }, 'upcoming'],
    ['You’re registered', {}, { status: 'postponed', date: 'April 19, 2025' }, 'undated'],
  ])('says “%s” of %o for %o, which is %s', async (words, fields, event, phase) => {
    const createdAt = '2045-01-01T12:00:00.000Z'
    await collection(registrations).update(() => [{ eventId: 1, createdAt, ...fields }])
    await import('./OwnRegistrations')
    renderAt(
      '/events/1',
      <RegisterPanel event={anEvent(event)} phase={phase}>
        Places
      </RegisterPanel>,
    )
    const own = screen.getByText(words).parentElement as HTMLElement
    const kept = own.style.minHeight
    expect(await screen.findByText(words)).toBeVisible()
    // By then what comes late is there, which promises nobody a turn.
    const ended = phase === 'over' || event.status === 'canceled'
    const way = { name: /^(Cancel|Change|Leave)/ }
    if (ended && fields.waiting) expect(screen.queryByRole('button', way)).toBeNull()
    else await screen.findByRole('button', way)
    expect(screen.queryByText(/your turn|have a spot|A spot opened up/)).toBeNull()
    expect(screen.queryByText(/^You have been registered/)).toBeNull()
    const change = screen.queryAllByText(/^Plans change/)
    expect(change).toHaveLength(ended ? 0 : 1)
    // Its room is kept until it is there.
    await waitFor(() => expect(own.style.minHeight).toBe(''))
    const opens = !ended && !event.status
    if (!opens) expect(kept).toBe(ended ? '13rem' : '20rem')
    else expect(kept).toBe(fields.waiting ? '20rem' : '44rem')
  })

  test('can be canceled, which asks first, frees a place and offers registering again', async () => {
    await registered(1)
    renderAt('/events/1', <FirstEvent />)
    await cancel('Cancel registration')
    await pollUntil(() => screen.getByText('Registration canceled'))
    expect(attendees()).toBe(6)
    expect(screen.queryByText('You’re registered')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Register for this fair' })).toBeEnabled()
    await pollUntil(() => expect(screen.getByRole('heading', { name: 'Register' })).toHaveFocus())
  })

  test('asks without a date where none is typed', async () => {
    await listEvents(anEvent({ date: ' ' }))
    await registered(1)
    renderAt('/events/1', <FirstEvent />)
    await cancel('Keep my registration')
    expect(screen.getByText(/^This cancels/, { selector: 'p' })).toHaveTextContent(
      'This cancels your registration for Fair at Riverside.',
    )
  })

  test('stays when the visitor keeps the place', async () => {
    await registered(1)
    renderAt('/events/1', <FirstEvent />)
    const { opener } = await cancel('Keep my spot')
    expect(attendees()).toBe(7)
    expect(screen.getByText('You’re registered')).toBeVisible()
    expect(opener).toHaveFocus()
  })

  test('never brings the attendees below 0', async () => {
    await listEvents(anEvent({ attendees: 0 }))
    await registered(1)
    renderAt('/events/1', <FirstEvent />)
    await cancel('Cancel registration')
    await pollUntil(() => screen.getByText('Registration canceled'))
    expect(attendees()).toBe(0)
  })

  test('frees no second place when another tab has already canceled', async () => {
    await registered(1)
    expect(await cancelRegistration(1)).toBe(true)
    expect(await cancelRegistration(1)).toBe(false)
    expect(attendees()).toBe(6)
  })

  test('counts the people, who are canceled one by one', async () => {
    await registered(1, 1)
    renderAt('/events/1', <FirstEvent />)
    expect(screen.getByText('You’ve registered 2 people')).toBeVisible()
    await act(() => cancelRegistration(1))
    expect(screen.getByText('You’re registered')).toBeVisible()
  })
})

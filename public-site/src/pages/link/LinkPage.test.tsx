import { screen, waitFor } from '@testing-library/react'
import { signIn, signOut } from 'shared/auth'
import type { OpenedLink } from 'shared/backend'
import { deviceCollection } from 'shared/backends/device/deviceCollection'
import { toRow } from 'shared/backends/supabase/rows'
import { registrations } from 'shared/collections/registrations'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { fakeStore } from 'shared/testing/fakeStore'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anEvent } from '../../testing/event'
import { expectSaidOnce } from '../../testing/expectSaidOnce'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { LinkPage } from './LinkPage'

const token = 'c3'.repeat(32)
const id = '00000000-0000-4000-8000-000000000001'
const event = anEvent()
const off = anEvent({ status: 'canceled' })

/** A link of this purpose, and what the database answers when it is used. */
function openLink(link: Partial<OpenedLink>, used: object = { outcome: 'done' }, more = '') {
  const requests = fakeStore(({ path }) => {
    if (path === '/rest/v1/rpc/use_link') return used
    const opened = { outcome: 'open', ...link, ...(link.event && { event: toRow(link.event) }) }
    return path === '/rest/v1/rpc/open_link' ? opened : []
  })
  renderAt(`/link#${token}${more}`, <LinkPage />)
  return { user: setUpUser(), uses: () => requests.filter(({ path }) => path.endsWith('use_link')) }
}
const ofRegistration = { registrationId: id, event, partySize: 1 }
const press = async (user: ReturnType<typeof setUpUser>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('a link to a registration', () => {
  test('shows the event, the party and the code for the door, and leads to what one can do', async () => {
    const { uses } = openLink({ ...ofRegistration, purpose: 'receipt', partySize: 3 }, {}, '.d4.e5')
    expect(await screen.findByText('For 3 people.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re registered')
    expect(document.title).toMatch(/^You’re registered/)
    expect(screen.getByRole('link', { name: event.title })).toHaveAttribute('href', '/events/1')
    expect(screen.getByText(/^April 19, 2045/)).toHaveTextContent(
      `9:00 AM - 2:00 PM${event.location}`,
    )
    expect(await screen.findByRole('img', { name: 'QR code of your registration' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Directions/ })).toBeVisible()
    for (const [name, secret] of [
      ['Change the number of people', 'd4'],
      ['Cancel your registration', 'e5'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/link#${secret}`)
    }
    await expectAccessible('a receipt')
    expect(uses()).toEqual([])
    expect(location.hash).toBe(`#${token}.d4.e5`)
  })

  test('says which number of the waiting list it has, without a code for the door', async () => {
    openLink({ ...ofRegistration, purpose: 'receipt', waitingNumber: 2 })
    expect(await screen.findByText(/^You’re number 2 in line, for 1 person\. When/)).toBeVisible()
    expect(screen.queryByText(/^Show this at the door,/)).toBeNull()
  })

  test('says that its event is postponed, and why', async () => {
    const postponed = anEvent({ status: 'postponed', statusNote: 'A storm is coming.' })
    openLink({ ...ofRegistration, purpose: 'receipt', event: postponed })
    expect(await screen.findByText('This event is postponed.')).toBeVisible()
    expect(screen.getByText(/A storm is coming\./)).toBeVisible()
    expect(screen.getByText(/Originally planned for April 19, 2045/)).toBeVisible()
  })

  test('says that its event is canceled, and offers no changes', async () => {
    const event = anEvent({ status: 'canceled', statusNote: 'A storm is coming.' })
    openLink({ ...ofRegistration, purpose: 'receipt', event }, {}, '.d4.e5')
    expect(await screen.findByText('This event is canceled.')).toBeVisible()
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('You were registered')
    expect(screen.getByText('For 1 person.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^C(hange|ancel)/ })).toBeNull()
  })

  test('says that its event is canceled to who waits', async () => {
    const event = anEvent({ status: 'canceled' })
    openLink({ ...ofRegistration, purpose: 'receipt', event, waitingNumber: 2 })
    const heading = await screen.findByRole('heading', { name: 'You were on the waiting list' })
    expect(heading).toBeVisible()
    expect(screen.queryByText(/in line/)).toBeNull()
  })

  test('says that its event was taken off the website', async () => {
    openLink({ ...ofRegistration, purpose: 'receipt', event: anEvent({ status: 'draft' }) })
    expect(await screen.findByText('This event isn’t on our website right now.')).toBeVisible()
    expect(screen.queryByText(/Originally planned/)).toBeNull()
  })

  test('leads an administrator to the door', async () => {
    signIn({ id: '1', name: 'A', email: 'a@example.com', role: 'admin' })
    onTestFinished(() => signOut())
    openLink({ ...ofRegistration, purpose: 'receipt' })
    await expect
      .poll(() => location.pathname + location.search)
      .toBe(`/admin/events/1/door?person=${id}`)
  })
})

describe('a link that does something', () => {
  test.each<[Partial<OpenedLink>, string, string, string]>([
    [
      { ...ofRegistration, purpose: 'cancel' },
      'You’ll give up your spot.',
      'Cancel registration',
      'Your registration is canceled',
    ],
    [
      { ...ofRegistration, purpose: 'cancel', partySize: 3 },
      'You’ll give up your 3 spots.',
      'Cancel registration',
      'Your registration is canceled',
    ],
    [
      { ...ofRegistration, purpose: 'cancel', waitingNumber: 2 },
      'You’ll lose your place in line.',
      'Leave the waiting list',
      'You’re no longer on the waiting list',
    ],
    [
      { ...ofRegistration, purpose: 'stopReminder' },
      'We won’t send any more reminders for this registration. You’ll stay registered.',
      'Stop reminders',
      'No more reminders for this registration',
    ],
    [
      { purpose: 'confirm' },
      'We’ll email you when we know the next dates.',
      'Yes, subscribe me',
      'You’re subscribed',
    ],
    [
      { purpose: 'unsubscribe' },
      'We won’t send our newsletter to this address.',
      'Unsubscribe',
      'You won’t get our newsletter',
    ],
  ])('says so, and does it when its button is pressed: %o', async (link, question, button, end) => {
    const { user, uses } = openLink(link)
    expect(await screen.findByText(question)).toBeVisible()
    await expectAccessible(button)
    expect(uses()).toEqual([])
    await press(user, button)
    const heading = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveTextContent(end))
    expect(heading).toHaveFocus()
    expect(document.title).toContain(`${end} `)
    expect(uses()).toMatchObject([{ method: 'POST', body: { token } }])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('changes the party of who waits', async () => {
    openLink({ ...ofRegistration, purpose: 'change', partySize: 2, waitingNumber: 3 })
    const title = 'Change your waiting list entry'
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  test('changes the party', async () => {
    const { user, uses } = openLink({ ...ofRegistration, purpose: 'change', partySize: 2 })
    const field = await screen.findByLabelText('How many people are coming?')
    expect(field).toHaveValue('2')
    await user.selectOptions(field, '5')
    await press(user, 'Change the number of people')
    expect(await screen.findByText('It’s now for 5 people.')).toBeVisible()
    expect(uses()).toMatchObject([{ body: { token, party_size: 5 } }])
  })

  test.each([
    [{ outcome: 'full', left: 2 }, 'You can add 2 more people at most.'],
    [{ outcome: 'full', left: 0 }, 'No more spots are left.'],
    [{ outcome: 'closed' }, 'You can’t add people to this event right now.'],
    [{ outcome: 'tooMany' }, /^Too many tries from your connection/],
    [{ outcome: 'invalid' }, 'That didn’t work. Please try again or reload the page.'],
  ])('stays open where it ended with %o', async (used, words) => {
    const { user } = openLink({ ...ofRegistration, purpose: 'change' }, used)
    await press(user, 'Change the number of people')
    expectSaidOnce(await screen.findByText(words))
    expect(screen.getByRole('button', { name: 'Change the number of people' })).toBeEnabled()
  })

  test.each([
    ['ended', 'cancel', 'This event is over'],
    ['gone', 'cancel', 'This link doesn’t work anymore'],
    // Pressed in two tabs.
    ['gone', 'unsubscribe', 'You won’t get our newsletter'],
  ] as const)('whose use has %s is over: %s', async (outcome, purpose, words) => {
    const { user } = openLink({ purpose }, { outcome })
    await press(user, purpose === 'cancel' ? 'Cancel registration' : 'Unsubscribe')
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('can be pressed again where it was not reached', async () => {
    const { user } = openLink({ purpose: 'confirm' }, new Response('', { status: 400 }))
    await press(user, 'Yes, subscribe me')
    expect(
      await screen.findByText('That didn’t work. Please try again or reload the page.'),
    ).toHaveFocus()
    expect(vi.mocked(console.warn).mock.calls.splice(0)).toMatchObject([
      ['[site] A link could not be used', expect.anything()],
    ])
  })

  test('tells the device that registered', async () => {
    const ours = deviceCollection(registrations)
    const one = { id, eventId: 1, createdAt: '2045-01-01T12:00:00.000Z', token: 't' }
    await ours.update(() => [one, { ...one, id: 'another' }])
    const { user } = openLink({ ...ofRegistration, purpose: 'cancel' })
    await press(user, 'Cancel registration')
    await screen.findByText('Your registration is canceled')
    expect(ours.get()).toMatchObject([{ id: 'another' }])
  })
})

describe('a link that ends', () => {
  test.each<[Partial<OpenedLink>, string, string]>([
    [{ outcome: 'done', purpose: 'receipt', event }, 'Your registration is canceled', '/events/1'],
    [{ outcome: 'done', purpose: 'change', event }, 'Your registration is canceled', '/events/1'],
    [
      { outcome: 'done', purpose: 'cancel', event, waitingNumber: 0 },
      'You’re no longer on the waiting list',
      '/events/1',
    ],
    [{ outcome: 'done', purpose: 'confirm' }, 'You’re subscribed', '/events#schedule'],
    [{ outcome: 'ended', purpose: 'cancel', event }, 'This event is over', '/events/1'],
    [{ outcome: 'open', purpose: 'cancel', event: off }, 'This event is canceled', '/events/1'],
    [{ outcome: 'open', purpose: 'change', event: off }, 'This event is canceled', '/events/1'],
    [{ outcome: 'ended', purpose: 'confirm' }, 'This link has expired', '/events#schedule'],
    [{ outcome: 'gone' }, 'This link doesn’t work anymore', '/events#schedule'],
  ])('says how, and where to go on: %o', async (link, words, href) => {
    openLink(link)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: /^See/ })).toHaveAttribute('href', href)
    expect(screen.getByRole('link', { name: 'How to reach us' })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('can be asked again after too many requests', async () => {
    openLink({ outcome: 'tooMany' })
    expect(await screen.findByText(/^Too many tries/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('what cannot be asked can be asked again', async () => {
  let reachable = false
  fakeStore(() =>
    reachable ? { outcome: 'open', purpose: 'confirm' } : new Response('', { status: 400 }),
  )
  renderAt(`/link#${token}`, <LinkPage />)
  expect(await screen.findByText('We couldn’t look this up')).toBeVisible()
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toMatchObject([
    ['[site] What a link is for could not be asked', expect.anything()],
  ])
  reachable = true
  await press(setUpUser(), 'Try again')
  expect(await screen.findByRole('button', { name: 'Yes, subscribe me' })).toBeVisible()
})

test('an address without a secret is said to be incomplete, and nobody is asked', async () => {
  const requests = fakeStore(() => ({}))
  renderAt('/link', <LinkPage />)
  expect(await screen.findByText('This link is incomplete')).toBeVisible()
  expect(requests).toEqual([])
})

test('without a database, it says that no email is sent', async () => {
  renderAt(`/link#${token}`, <LinkPage />)
  expect(await screen.findByText(/^This site is a demonstration and sends no email/)).toBeVisible()
})

test('it works in a browser that keeps nothing', async () => {
  const denied = new DOMException('denied', 'SecurityError')
  const blocked = (['localStorage', 'sessionStorage'] as const).map((storage) =>
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw denied
    }),
  )
  const { user } = openLink({ ...ofRegistration, purpose: 'cancel' })
  onTestFinished(() => {
    for (const storage of blocked) storage.mockRestore()
  })
  await press(user, 'Cancel registration')
  expect(await screen.findByText('Your registration is canceled')).toBeVisible()
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([
    ['[site] Storage is unavailable while reading "registrations"', denied],
  ])
})

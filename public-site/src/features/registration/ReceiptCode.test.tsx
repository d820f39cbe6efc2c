import { act, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { signIn, signOut } from 'shared/auth'
import { collection, useCollection } from 'shared/backend'
import type { Submission } from 'shared/backend/administration'
import { events } from 'shared/collections/events'
import { type DeviceRegistration, registrations } from 'shared/collections/registrations'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { fakeStore } from 'shared/testing/fakeStore'
import { fakeSubmissions, submission } from 'shared/testing/fakeSubmissions'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { RegisterPanel } from './RegisterPanel'

/** Of who registered elsewhere. */
const othersReceipt = /^This registration is/

const id = 'a1'.repeat(16)
const secondId = 'b2'.repeat(16)
const token = 'c3'.repeat(32)
const createdAt = '2045-01-01T12:00:00.000Z'
const name = 'QR code of your registration'

const remember = (...registered: Partial<DeviceRegistration>[]) =>
  collection(registrations).update(() =>
    registered.map((one) => ({ eventId: 1, createdAt, id, ...one })),
  )

function FirstEvent() {
  const [event] = useCollection(events)
  return event ? <RegisterPanel event={event}>Places</RegisterPanel> : null
}

const open = (fragment = '') => renderAt(`/events/1${fragment}`, <FirstEvent />)
const findCode = (named = name) => screen.findByRole('img', { name: named })

/** What a camera reads in it. */
async function read(code: Element) {
  const { width, height } = code.getBoundingClientRect()
  const picture = code.cloneNode(true) as SVGElement
  picture.setAttribute('width', String(width))
  picture.setAttribute('height', String(height))
  const source = new XMLSerializer().serializeToString(picture)
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  // Dark all around: what is white is the code's own.
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return jsQR(data, canvas.width, canvas.height, { inversionAttempts: 'dontInvert' })?.data
}

beforeEach(async () => {
  await listEvents(anEvent())
  await remember()
})

describe('the QR code of a registration', () => {
  test('leads to the event, and names the registration and what the database knows it by in the fragment', async () => {
    await remember({ token })
    open()
    const code = await findCode()
    expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(160)
    expect(screen.getByText(/^Show this at the door,/)).toBeVisible()
    expect(await read(code)).toBe(`${location.origin}/events/1#receipt=${id}.${token}`)
  })

  test('is dark on white in dark mode too', async () => {
    await emulateMedia({ colorScheme: 'dark' })
    await remember({})
    open()
    expect(await read(await findCode())).toBe(`${location.origin}/events/1#receipt=${id}`)
    expect(screen.getByText(/^Plans change\? Come back to this page/)).toBeVisible()
  })

  test('has a link beside it that can be copied, where another device can show the same', async () => {
    await remember({ token })
    open()
    await findCode()
    const user = setUpUser()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy the link to this registration' }))
    expect(copied).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/events/1#receipt=${id}.${token}`,
    )
  })

  test('is on paper, without the buttons', async () => {
    await remember({})
    open()
    const code = await findCode()
    const buttons = screen.getAllByRole('button')
    await emulateMedia({ media: 'print' })
    expect(code).toBeVisible()
    expect(buttons).not.toEqual([])
    for (const button of buttons) expect(button).not.toBeVisible()
  })

  test('is there for each one', async () => {
    await remember({}, { id: secondId, partySize: 3 })
    open()
    expect(await read(await findCode(`${name} 1 of 2`))).toContain(id)
    expect(await read(await findCode(`${name} 2 of 2`))).toContain(secondId)
    const last = screen.getByText('Registration 2, for 3 people').parentElement?.parentElement
    expect(last).toContainElement(await findCode(`${name} 2 of 2`))
    expect(last).toContainElement(
      screen.getByRole('button', { name: 'Change or cancel registration 2' }),
    )
  })

  test.each([
    ['waits for a place', {}, { waiting: true }],
    ['has no id, as in the first releases', {}, { id: undefined }],
    ['is for a fair that is over', { date: 'April 19, 2025' }, {}],
    ['is for a fair that is canceled', { status: 'canceled' as const }, {}],
  ])('is missing where it %s', async (_, about, registered) => {
    await listEvents(anEvent(about))
    await remember(registered)
    open()
    await screen.findByRole('button', { name: /^(Cancel registration|Leave the waiting list)$/ })
    expect(screen.queryByText(/^Show this at the door,/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
  })

  test('is missing while one waits, but the link is there', async () => {
    await remember({ token, waiting: true })
    open()
    expect(
      await screen.findByRole('button', { name: 'Copy the link to this registration' }),
    ).toBeVisible()
    expect(screen.queryByText(/^Show this at the door,/)).toBeNull()
  })
})

describe('what an administrator has done about a registration', () => {
  const own = { id: submission(1).id, token: `token of ${submission(1).id}`, partySize: 2 }

  async function openAs(sent: Partial<Submission>) {
    await listEvents(anEvent(), anEvent({ id: 2, title: 'Fair at Hillview' }))
    await remember(own)
    fakeStore(fakeSubmissions([submission(1, { eventId: 1, ...sent })]).answer)
    open()
  }

  test('is known when its page is opened: another number of people', async () => {
    await openAs({ details: { partySize: '3' } })
    expect(await screen.findByText('You’ve registered 3 people')).toBeVisible()
  })

  test.each<[string, string, Partial<Submission>]>([
    [
      'You’re no longer registered',
      'If you didn’t cancel your registration yourself, please get in touch with us.',
      { canceledAt: createdAt },
    ],
    [
      'You were moved to another event',
      'You’re now signed up for Fair at Hillview, April 19, 2045',
      { eventId: 2 },
    ],
  ])('is said once the page no longer shows it: %s', async (title, words, sent) => {
    await openAs(sent)
    const toast = (await screen.findByText(title)).parentElement
    expect(toast).toHaveTextContent(words)
    expect(screen.queryByText(/^You’(re|ve) registered/)).toBeNull()
    expect(collection(registrations).get()).toHaveLength(sent.canceledAt ? 0 : 1)
  })
})

describe('the address in it', () => {
  const fragment = `#receipt=${id}.${token}`

  const administer = () => {
    signIn({ id: '1', name: 'A', email: 'a@example.com', role: 'admin' })
    onTestFinished(() => signOut())
  }
  const door = `/admin/events/1/door?person=${id}`
  const address = () => location.pathname + location.search + location.hash

  test.each([fragment, `#receipt=${id}`])(
    'leads an administrator to the door: %s',
    async (sent) => {
      administer()
      open(sent)
      await expect.poll(address).toBe(door)
    },
  )

  test('leads who signs in meanwhile, too, also on the device that registered', async () => {
    await remember({ token })
    open(fragment)
    await findCode()
    expect(address()).toBe(`/events/1${fragment}`)
    act(administer)
    await expect.poll(address).toBe(door)
  })

  test('shows the receipt as always on the device that registered, once', async () => {
    await remember({ token })
    open(fragment)
    await findCode()
    expect(screen.getByText('You’re registered')).toBeVisible()
    expect(screen.queryByText(othersReceipt)).toBeNull()
  })

  test('is that of the event alone in another browser without a database', async () => {
    await remember({ id: secondId })
    open(fragment)
    // It comes with the code that reads the fragment.
    await screen.findByRole('button', { name: 'Cancel registration' })
    expect(screen.queryByText(othersReceipt)).toBeNull()
    expect(address()).toBe(`/events/1${fragment}`)
  })

  describe('on another device, with a database', () => {
    const theirs = `#receipt=${id}.token_of_${id}`

    function registered(fields: object = {}) {
      const sent = { id, kind: 'registration', createdAt, email: 'd@example.com', eventId: 1 }
      const database = fakeSubmissions([
        { ...sent, name: 'Dee', details: { partySize: '3' }, ...fields },
      ])
      return fakeStore(({ body, ...request }) => {
        const { token = '', ...others } = body as Record<string, string>
        return database.answer({
          ...request,
          body: { ...others, token: token.replaceAll('_', ' ') },
        })
      })
    }

    test.each([
      ['This registration is confirmed for 3 people.', {}],
      ['This registration is confirmed for 1 person.', { details: {} }],
      ['This registration is number 1 on the waiting list.', { waitingSince: createdAt }],
      ['This registration is no longer active.', { canceledAt: createdAt }],
    ])('says “%s”, and no name', async (words, fields) => {
      registered(fields)
      open(theirs)
      expect(await screen.findByText(words)).toBeVisible()
      expect(document.body).not.toHaveTextContent('Dee')
      expect(localStorage.registrations ?? '[]').toBe('[]')
    })

    test('leads to the event that the registration was moved to', async () => {
      registered({ eventId: 2 })
      open(theirs)
      await expect.poll(address).toBe(`/events/2${theirs}`)
    })

    test('has its code there too, as long as it holds places', async () => {
      registered()
      open(theirs)
      expect(await read(await findCode())).toBe(`${location.origin}/events/1${theirs}`)
    })

    test.each([
      '#receipt=',
      '#receipt=%00',
      `#receipt=${id}`,
      `#receipt=${id}.`,
      `#receipt=${id}.a b`,
      `#receipt=<b>.${token}`,
      `#receipt=x${id}`,
    ])('asks nobody about %s', async (unreadable) => {
      await remember({ id: secondId })
      const requests = registered()
      open(unreadable)
      await screen.findByRole('button', { name: 'Cancel registration' })
      expect(requests).toEqual([])
      expect(screen.queryByText(othersReceipt)).toBeNull()
    })
  })
})

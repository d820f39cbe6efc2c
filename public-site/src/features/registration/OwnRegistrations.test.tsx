import { act, screen, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { registrations } from 'shared/collections/registrations'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEvent, listEvents } from '../../testing/event'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { OwnRegistration } from './OwnRegistration'
import { RegisterPanel } from './RegisterPanel'

const event = anEvent({ attendees: 1 })

beforeEach(async () => {
  await listEvents(event)
  await collection(registrations).update(() => [
    { eventId: 1, createdAt: '2045-01-01T12:00:00.000Z', id: 'a1'.repeat(16) },
  ])
  renderAt(
    '/events/1',
    <RegisterPanel event={event} nextSteps={<a href="/map">Directions</a>}>
      Places
    </RegisterPanel>,
  )
})

test('“You’re registered” comes first, then the code, what to do next, and registering somebody else', async () => {
  const panel = screen.getByRole('region', { name: 'You’re registered' })
  await within(panel).findByText(/^Show this at the door,/)
  expect(panel).toHaveTextContent(
    /^You’re registered.*Show this at the door.*Directions.*Cancel registration.*Bringing someone else\?.*Places.*Register another person/,
  )
})

test('whoever waits for more places reads so first, then has the code and what to do next', async () => {
  await act(() =>
    collection(registrations).update((own) => [
      ...own,
      { eventId: 1, createdAt: '2045-01-02T12:00:00.000Z', waiting: true, partySize: 2 },
    ]),
  )
  const panel = screen.getByRole('region', { name: 'You’re registered' })
  await within(panel).findByText(/^Show this at the door,/)
  expect(panel).toHaveTextContent(
    /^You’re registered.*Waiting list, for 2 people.*Registration 1, for 1 person.*Show this at the door.*Directions.*Cancel/,
  )
})

test('the form says of the demonstration that nothing is sent', async () => {
  await setUpUser().click(screen.getByRole('button', { name: 'Register another person' }))
  expect(await screen.findByText(/^This is a demonstration: nothing is sent/)).toBeVisible()
})

test('“Register another person” is one line on a phone', async () => {
  // What a page leaves to the panel at 320 px.
  await page.viewport(288, 740)
  const words = document.createRange()
  words.selectNodeContents(screen.getByRole('button', { name: 'Register another person' }))
  expect(words.getClientRects()).toHaveLength(1)
})

test('keeping the place is the button that stands out, canceling is not', async () => {
  await setUpUser().click(await screen.findByRole('button', { name: 'Cancel registration' }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByRole('button', { name: 'Keep my spot' })
  const color = (name: string) =>
    getComputedStyle(dialog.getByRole('button', { name })).backgroundColor
  expect(color('Keep my spot')).toBe('rgb(10, 92, 58)')
  expect(color('Cancel registration')).toBe('rgb(255, 255, 255)')
})

test('the line for one’s number on the waiting list is kept until it is known', () => {
  const registration = { eventId: 1, createdAt: '2045-01-02T12:00:00.000Z', waiting: true }
  renderAt(
    '/events/1',
    [undefined, 1].map((waitingNumber) => (
      <OwnRegistration
        key={String(waitingNumber)}
        {...{ event, registration, waitingNumber, place: undefined, ended: false }}
        onChanged={() => {}}
        onClosed={() => {}}
      >
        Directions
      </OwnRegistration>
    )),
  )
  const [asked, known] = screen.getAllByText(/^You are number \d on the waiting list/)
  expect(asked).not.toBeVisible()
  expect(known).toBeVisible()
  const heightOf = (line?: HTMLElement) => line?.parentElement?.offsetHeight
  expect(heightOf(asked)).toBe(heightOf(known))
})

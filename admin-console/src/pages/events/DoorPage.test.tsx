import { act, screen, waitFor, within } from '@testing-library/react'
import { events } from 'shared/collections/events'
import { newTap } from 'shared/submissions/arrivals'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { submission } from 'shared/testing/fakeSubmissions'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from '../../testing/form'
import { backends, openDatabase } from '../../testing/openSubmissions'
import { renderConsole } from '../../testing/renderConsole'
import { offline } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

const path = '/admin/events/5/door'
const family = submission(1, {
  name: 'Marcia Campbell',
  phone: '(876) 555-0100',
  details: { partySize: '3', partyNames: 'José\nCee', additionalNotes: 'Wheelchair' },
})
const single = submission(2, { name: 'Ann Lee' })
const waiting = submission(3, { name: 'Wes Hall', waitingSince: '2025-09-01T00:00:00Z' })
const canceled = submission(4, { name: 'Gone', canceledAt: '2025-09-01T00:00:00Z' })
const elsewhere = submission(5, { name: 'Zoe', eventId: 6 })
const all = [family, single, waiting, canceled, elsewhere]

const row = (name: string | RegExp) => screen.findByRole('button', { name, pressed: undefined })
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Registered' })
  return within(list)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map(({ textContent }) => textContent)
}
const isPressed = async (name: RegExp, pressed: string) =>
  waitFor(async () => expect(await row(name)).toHaveAttribute('aria-pressed', pressed))
const counts = () => screen.getByText(/ of \d+ here$/, { selector: 'b' }).parentElement?.textContent
const kept = () => JSON.parse(localStorage.getItem('doorTaps') ?? '[]')

describe.each(backends)('with %s behind the site', (_, open) => {
  test('whoever is registered is found by any part of a name or a phone number', async () => {
    await open(path, all)
    expect(await rows()).toEqual([
      'Ann Lee 1 person · visitor2@example.com',
      'Marcia Campbell 0 of 3 here · (876) 555-0100 Wheelchair',
      'Wes Hall 1 person · Waiting list · visitor3@example.com',
    ])
    expect(document.title).toContain('Check-in at ')
    expect(screen.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
      'href',
      path.replace('door', 'registrations'),
    )
    const field = screen.getByRole('searchbox', { name: 'Name or phone' })
    for (const text of ['campb', 'jose', '876 5550', 'CEE ']) {
      fill(field, text)
      expect(await rows()).toHaveLength(1)
    }
    fill(field, 'a 5')
    expect(screen.queryByRole('list', { name: 'Registered' })).toBeNull()
    await expectAccessible('the door')
  })

  test('one tap checks somebody in, and out again', async () => {
    const { user } = await open(path, all)
    await user.click(await row(/^Ann Lee/))
    await isPressed(/^Ann Lee/, 'true')
    expect(counts()).toBe('1 of 4 here0 walk-ins100 places')
    await user.click(await row(/^Ann Lee/))
    await isPressed(/^Ann Lee/, 'false')
    expect(counts()).toContain('0 of 4 here')
    await waitFor(() => expect(kept()).toMatchObject([{ sent: true }, { sent: true }]))
  })

  test('a tap moves nothing on a phone', async () => {
    await setViewportWidth(360)
    const { user } = await open(path, [{ ...single, name: 'Ann Marie Campbell-Lee' }])
    const { offsetHeight } = await row(/^Ann/)
    await user.click(await row(/^Ann/))
    await isPressed(/^Ann/, 'true')
    expect((await row(/^Ann/)).offsetHeight).toBe(offsetHeight)
  })

  test('on a phone, the search and two people are in sight, and an address keeps its words whole', async () => {
    await setViewportWidth(360)
    const email = 'bartholomew.montgomery@university.example.edu.jm'
    await open(path, [family, { ...single, name: 'Ann Marie Campbell-Lee', email }, waiting])
    await row(/^Ann/)
    const [, second] = within(screen.getByRole('list', { name: 'Registered' })).getAllByRole(
      'listitem',
    )
    expect(screen.getByRole('searchbox').getBoundingClientRect().bottom).toBeLessThan(410)
    expect(second?.getBoundingClientRect().bottom).toBeLessThan(740)
    const text = document.createTreeWalker(await row(/^Ann/), NodeFilter.SHOW_TEXT)
    while (text.nextNode()) {
      if (!text.currentNode.textContent?.match(/^[\w.@]+$/)) continue
      const range = document.createRange()
      range.selectNodeContents(text.currentNode)
      expect(range.getClientRects()).toHaveLength(1)
    }
  })

  test('on a phone, the time leaves the words of a long name whole', async () => {
    await setViewportWidth(360)
    const long = 'Ann Featherstonehaugh'
    const { user } = await open(path, [{ ...single, name: long }])
    await user.click(await row(/^Ann/))
    await isPressed(/^Ann/, 'true')
    const name = (await screen.findByText(long)).firstChild as Text
    const word = document.createRange()
    word.setStart(name, 'Ann '.length)
    word.setEnd(name, long.length)
    expect(word.getClientRects()).toHaveLength(1)
    const time = within(await row(/^Ann/))
      .getByText(/ [AP]M$/)
      .getBoundingClientRect()
    const { right, top } = word.getBoundingClientRect()
    expect(top >= time.bottom || right < time.left).toBe(true)
  })

  test('on a phone, the name of a party stands clear of the time, too', async () => {
    await setViewportWidth(360)
    const { user } = await open(path, [{ ...family, name: 'Dionne Edwards' }])
    await user.click(await row(/^Dionne/))
    await isPressed(/^Dionne.* of 3/, 'true')
    const name = document.createRange()
    name.selectNodeContents(await screen.findByText('Dionne Edwards'))
    const time = within(await row(/^Dionne/)).getByText(/ [AP]M$/)
    const { left } = time.getBoundingClientRect()
    const [first] = name.getClientRects()
    expect(first?.right).toBeLessThanOrEqual(left - 8)
  })

  test('one tap checks a whole party in; it opens to its people', async () => {
    const { user } = await open(path, all)
    await user.click(await screen.findByRole('button', { name: 'People with Marcia Campbell' }))
    await user.click(await row('José'))
    await isPressed(/^Marcia.* of 3/, 'mixed')
    await user.click(await row(/^Marcia.* of 3/))
    await isPressed(/^Marcia.* of 3/, 'true')
    await isPressed(/^Cee/, 'true')
    expect(counts()).toContain('3 of 4 here')
    // José came first, once.
    expect(kept()).toHaveLength(3)
    await user.click(await row(/^Cee/))
    await isPressed(/^Marcia.* of 3/, 'mixed')
    await user.click(await row(/^Marcia.* of 3/))
    await isPressed(/^Marcia.* of 3/, 'true')
    await user.click(await row(/^Marcia.* of 3/))
    await isPressed(/^Marcia.* of 3/, 'false')
  })

  test('pressing twice means once', async () => {
    const { user } = await open(path, all)
    await user.dblClick(await row(/^Ann Lee/))
    await isPressed(/^Ann Lee/, 'true')
    expect(kept()).toHaveLength(1)
  })

  test('after a page with a list, each row is as high as its button', async () => {
    // Its styles stay.
    await import('../../lists/ListTable')
    await open(path, all)
    await rows()
    const list = screen.getByRole('list', { name: 'Registered' })
    for (const item of list.querySelectorAll(':scope > li')) {
      const button = item.querySelector('button[aria-pressed]') as Element
      expect(item.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
        button.getBoundingClientRect().bottom,
      )
    }
  })

  test('where nobody is registered, it says what to do', async () => {
    const { user } = await open(path, [])
    expect(await screen.findByText(/^Nobody is registered\. Type each visitor/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '+1 walk-in' }))
    await waitFor(() => expect(screen.queryByText(/^Nobody is registered/)).toBeNull())
  })

  test('walk-ins come with a name or without, and can be taken back', async () => {
    const { user } = await open(path, all)
    await user.click(await screen.findByRole('button', { name: '+1 walk-in' }))
    const walkIns = async () =>
      within(await screen.findByRole('list', { name: 'Walk-ins' })).getAllByRole('button')
    expect(await walkIns()).toHaveLength(1)
    fill(screen.getByRole('searchbox'), ' Dee Browne ')
    expect(
      screen.getByText('Nobody found. Tap “Add walk-in” to check in “Dee Browne”.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add walk-in' }))
    await waitFor(async () => expect(await walkIns()).toHaveLength(2))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(counts()).toBe('0 of 4 here2 walk-ins100 places')
    await user.click(await row(/^Dee Browne/))
    await isPressed(/^Dee Browne/, 'false')
    expect(counts()).toContain('1 walk-in')
  })

  test('whose code was read is shown first, ready to be tapped', async () => {
    const { user } = await open(`${path}?person=${family.id.replaceAll('-', '')}`, all)
    await waitFor(async () => expect(await row(/^Marcia/)).toHaveFocus())
    expect(await rows()).toHaveLength(2)
    await user.click(await row(/^Marcia/))
    await isPressed(/^Marcia/, 'true')
    // Who is shown was found, too.
    fill(screen.getByRole('searchbox'), 'Marcia')
    expect(screen.queryByText(/^Nobody found/)).toBeNull()
    expect(screen.queryByText(/^This person isn’t on the list/)).toBeNull()
  })

  test('whose code nobody has is said', async () => {
    await open(`${path}?person=${elsewhere.id}`, all)
    expect(await screen.findByText(/^This person isn’t on the list/)).toBeVisible()
    expect(await rows()).toHaveLength(3)
  })

  test('whoever registers while the door is open is on the list within a minute', async () => {
    const timers = vi.spyOn(window, 'setInterval')
    const { arrive } = await open(path, all)
    await row(/^Ann Lee/)
    await arrive([submission(6, { name: 'New Here' })])
    const [minutePasses] = timers.mock.calls.find(([, ms]) => ms === 60_000) ?? []
    act(() => minutePasses?.())
    expect(await row(/^New Here/)).toBeVisible()
  })

  test('somebody who waits or has canceled counts once they are here', async () => {
    const { user } = await open(path, all)
    await user.click(await row(/^Wes Hall/))
    await waitFor(() => expect(counts()).toContain('1 of 5 here'))
    const subject = { eventId: 5, registrationId: canceled.id, person: 0 }
    await act(() => storeAsAnotherTab('doorTaps', [...kept(), newTap(subject, true)]))
    await isPressed(/^Gone/, 'true')
    expect(counts()).toContain('2 of 6 here')
  })
})

test.each([
  ['October 4, 2025', 'This event is on Saturday, October 4, 2025.'],
  ['Sat, September 27, 2025', 'This event was on Sat, September 27, 2025.'],
  ['October 1, 2025', 'October 1, 2025'],
  ['soon', 'soon'],
])('of an event on %s the door says “%s”', async (date, text) => {
  storeAsAnotherTab('events', [{ ...events.seed[0], id: 5, date, time: '12:01 AM - 2:00 PM' }])
  renderConsole(path)
  expect(await screen.findByText(text, { selector: 'main *' })).toBeVisible()
  expect(screen.getByRole('button', { name: '+1 walk-in' })).toBeEnabled()
})

test('tabs share what is tapped', async () => {
  const [[, open]] = backends
  await open(path, all)
  await row(/^Ann Lee/)
  const subject = { eventId: 5, registrationId: single.id, person: 0 }
  await act(() => storeAsAnotherTab('doorTaps', [newTap(subject, true)]))
  await isPressed(/^Ann Lee/, 'true')
})

describe('without a connection', () => {
  test.each([
    [true, 'We can’t reach the database right now. Keep this page open.'],
    [false, 'You’re offline. Keep this page open: it can’t reload until you reconnect.'],
  ])('it says what is missing where the browser being online is %s', async (online, words) => {
    const { network } = openDatabase(path, all)
    await row(/^Ann Lee/)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    network.answer = offline
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('on a phone, saying so moves nothing, and what is said last covers nobody', async () => {
    await setViewportWidth(360)
    const { user, network } = openDatabase(path, all)
    const first = await row(/^Ann Lee/)
    await waitFor(() => expect(kept()).toEqual([]))
    const { offsetTop } = first
    network.answer = offline
    await user.click(first)
    const said = await screen.findByText(/waiting for a connection\. Keep this page open/)
    expect(said.offsetHeight).toBeGreaterThan(30)
    expect(first.offsetTop).toBe(offsetTop)
    const notice = await within(screen.getByRole('banner')).findByText('1 check-in not sent yet')
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const { top } = (notice.closest('[data-status]') as Element).getBoundingClientRect()
    expect((await row(/^Wes/)).getBoundingClientRect().bottom).toBeLessThan(top - 48)
  })

  test('taps are kept, and sent when it is back, with what others have tapped', async () => {
    const { user, network, database } = openDatabase(path, all)
    await row(/^Ann Lee/)
    network.answer = offline
    await user.click(await row(/^Ann Lee/))
    await user.click(screen.getByRole('button', { name: '+1 walk-in' }))
    expect(
      await screen.findByText(/^2 check-ins are waiting for a connection. Keep this page/),
    ).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('status')).toHaveTextContent(
      '2 check-ins not sent yet',
    )
    expect(kept()).toMatchObject([{ registrationId: single.id }, { walkIn: expect.any(String) }])
    const subject = { eventId: 5, registrationId: family.id, person: 1 }
    database.doorTaps.push(newTap(subject, true))
    network.answer = database.answer
    act(() => void dispatchEvent(new Event('online')))
    await isPressed(/^Marcia.* of 3/, 'mixed')
    await waitFor(() => expect(screen.queryByText(/wait for the connection/)).toBeNull())
    expect(within(screen.getByRole('banner')).getByRole('status')).toHaveTextContent('Saved')
    expect(database.doorTaps).toHaveLength(3)
    expect(kept().every(({ sent }: { sent: boolean }) => sent)).toBe(true)
  })
})

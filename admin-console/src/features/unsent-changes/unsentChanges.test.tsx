import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { authStore } from 'shared/auth'
import { BackendError, collection } from 'shared/backend'
import { knownSchema } from 'shared/backends/supabase/content/contentVersions'
import { addToOutbox, readOutbox } from 'shared/backends/supabase/outbox/outbox'
import { session } from 'shared/backends/supabase/session/supabaseSession'
import { supabaseBackend } from 'shared/backends/supabase/supabaseBackend'
import { events } from 'shared/collections/events'
import { databaseVersions } from 'shared/testing/databaseVersions'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { type FakeRequest, fakeStore } from 'shared/testing/fakeStore'
import { fakeTables } from 'shared/testing/fakeTables'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { showToast } from 'shared/toasts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refusals, showSaved } from '../../backend/showSaved'
import { fill } from '../../testing/form'
import { renderConsole, type User } from '../../testing/renderConsole'
import { offline } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab } from '../../testing/storage'

const tokens = () => ({
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: Date.now() + 3_600_000,
})

/** The console at the page that nothing is found at, signed in to a store that has events. */
async function openConsole(versions: object = databaseVersions(), path = '/admin/nothing') {
  const items = events.seed.map((event) => ({ ...event, version: 1 }))
  const tables = fakeTables({ events: items })
  const network = {
    answer: tables.answer as (request: FakeRequest) => unknown,
    sessionIsOver: false,
  }
  const requests = fakeStore((request) => {
    if (network.sessionIsOver && request.path.startsWith('/auth/v1/token')) {
      return Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 })
    }
    if (request.path.startsWith('/auth/')) return new Response(null, { status: 204 })
    return request.path.endsWith('/content_versions') ? versions : network.answer(request)
  })
  storeAsAnotherTab('events', items)
  const { user } = renderConsole(path, tokens())
  await nothingToSay()
  return {
    user,
    tables,
    network,
    requests,
    row: (id: number) => tables.rows('events').find((row) => row.id === id),
    local: (id: number) =>
      collection(events)
        .get()
        .find((event) => event.id === id),
    sessionEnded: () => waitFor(() => expect(requests.at(-1)?.path).toContain('/auth/v1/logout')),
    goOffline() {
      network.answer = offline
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      return () => {
        network.answer = tables.answer
        onLine.mockRestore()
        dispatchEvent(new Event('online'))
      }
    },
    /** As the form of an event does. */
    rename: (from: string, title: string) =>
      act(() =>
        collection(events).update((items) =>
          items.map((event) => (event.title === from ? { ...event, title } : event)),
        ),
      ),
  }
}

const openEvents = () => openConsole(databaseVersions(), '/admin/events?tab=all')

const bar = () => within(screen.getByRole('banner'))
const status = (text: string) =>
  waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(text))

/** Of changes, before the first. */
const nothingToSay = () =>
  waitFor(() => expect(bar().getByRole('status').textContent).toMatch(/^(The database is .*)?$/))

const [first, second] = events.seed
if (!first || !second) throw new Error('Two events are expected')

test('the header says that an edit waits for the connection, and when the store has it', async () => {
  const { user, goOffline, row } = await openEvents()
  const goOnline = goOffline()
  const rename = async (from: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${from}` }))
    fill(await screen.findByLabelText('Title'), title)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
  }
  await rename(first.title, 'Renamed')
  await status('1 change not sent yet: no connection')
  await rename(second.title, 'Renamed too')
  expect(await screen.findByRole('button', { name: 'Edit Renamed too' })).toBeVisible()
  expect(await screen.findByText('Only in this browser for now.')).toBeVisible()
  await status('2 changes not sent yet: no connection')
  goOnline()
  await status('Saved')
  expect(screen.queryByText('Only in this browser for now.')).toBeNull()
  expect(screen.getByText('Event updated').parentElement).toHaveTextContent('“Renamed too”')
  expect([row(1)?.title, row(2)?.title]).toEqual(['Renamed', 'Renamed too'])
})

test('what the database refuses is no longer said to be saved, and is compared with nothing where it was new', async () => {
  const { user, tables, network } = await openEvents()
  network.answer = (request) =>
    request.method === 'GET' ? tables.answer(request) : new Response(null, { status: 403 })
  await user.click(await screen.findByRole('button', { name: 'Add event' }))
  fill(await screen.findByLabelText('Title'), 'New fair')
  await user.click(screen.getByRole('radio', { name: 'Draft' }))
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  expect(await screen.findByText('Not saved')).toBeVisible()
  expect(screen.queryByText('Event created')).toBeNull()
  const drawer = await openDecision(user)
  expect(cells(drawer)).toContainEqual(['Status', 'Empty', 'Draft'])
  await user.click(drawer.getByRole('button', { name: 'Discard my change' }))
  await status('Saved')
  expect(screen.queryByText('Event created')).toBeNull()
})

test('what was refused before its form has closed is not said to be saved, either', async () => {
  const { network, rename } = await openConsole()
  network.answer = () => new Response(null, { status: 403 })
  const refusedBefore = refusals()
  await rename(first.title, 'Mine')
  await screen.findByRole('button', { name: 'Needs a decision' })
  act(() => showSaved({ kind: 'success', title: 'Event updated', description: '' }, refusedBefore))
  expect(await screen.findByText('Not saved')).toBeVisible()
  expect(screen.queryByText('Event updated')).toBeNull()
})

/** Whether the browser asks before it closes the tab. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('where the storage is full, the tab says that it must stay open, and asks before it is closed', async () => {
  const { goOffline, rename, row } = await openConsole()
  const goOnline = goOffline()
  fillLocalStorage()
  await rename(first.title, 'x'.repeat(2000))
  expect(await screen.findByText(/storage is full. Keep this tab open/)).toBeVisible()
  await waitFor(() => expect(asksBeforeClosing()).toBe(true))
  goOnline()
  await status('Saved')
  expect(row(1)?.title).toBe('x'.repeat(2000))
  await waitFor(() => expect(asksBeforeClosing()).toBe(false))
  // A value that could not be saved holds until one can be.
  localStorage.clear()
  await collection(events).update((items) => [...items])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('"events" could not be saved')
  vi.mocked(console.warn).mockClear()
})

async function openDecision(user: User) {
  await user.click(await bar().findByRole('button', { name: 'Needs a decision' }))
  return within(await screen.findByRole('dialog', { name: 'Needs a decision' }))
}

const cells = (drawer: ReturnType<typeof within>) =>
  drawer
    .getAllByRole('row')
    .map((row: HTMLElement) => [...row.children].map((cell) => cell.textContent))

/** Two have edited the title of the first event, one of them without a connection: it is to be decided. */
const openConflict = async () => {
  const opened = await openConsole()
  const goOnline = opened.goOffline()
  await opened.rename(first.title, 'Mine')
  await status('1 change not sent yet: no connection')
  opened.tables.change('events', 1, { title: 'Theirs', updated_at: '2026-02-03T15:04:00Z' })
  goOnline()
  return { ...opened, drawer: await openDecision(opened.user) }
}

test.each([
  ['Keep mine', 'Mine'],
  ['Take theirs', 'Theirs'],
])('what two have edited is shown side by side and decided: %s', async (choice, title) => {
  const { user, row, local, drawer } = await openConflict()
  expect(drawer.getByRole('heading', { name: 'Event “Mine”' })).toBeVisible()
  expect(drawer.getByText(/Someone else changed this on Feb 3, 2026, /)).toBeVisible()
  expect(cells(drawer)).toEqual([
    ['Field', 'Theirs', 'Yours'],
    ['Title', 'Theirs', 'Mine'],
  ])
  await waitFor(() => expect(drawer.getByText(/^One of your changes/)).toHaveFocus())
  await user.click(drawer.getByRole('button', { name: choice }))
  await status('Saved')
  expect([row(1)?.title, local(1)?.title]).toEqual([title, title])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a toast stands beside a decision, and on a small screen covers no button of it', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { drawer } = await openConflict()
  act(() => void showToast({ kind: 'success', title: 'Event updated', description: 'Harbor' }))
  const toasts = screen.getByRole('region', { name: 'Notifications' })
  for (const width of [768, 1024, 1440]) {
    await setViewportWidth(width)
    const { left } = screen.getByRole('dialog').getBoundingClientRect()
    expect(drawer.getByRole('button', { name: 'Keep mine' })).toBeVisible()
    expect(toasts.getBoundingClientRect().width, `at ${width} px`).toBeGreaterThan(200)
    expect(toasts.getBoundingClientRect().right, `at ${width} px`).toBeLessThanOrEqual(left)
  }
  for (const width of [360, 640]) {
    await page.viewport(width, 480)
    for (const name of ['Keep mine', 'Take theirs']) {
      const button = drawer.getByRole('button', { name })
      button.scrollIntoView({ block: 'end' })
      const bottom = Math.floor(button.getBoundingClientRect().bottom)
      expect(bottom, `${name} at ${width} px`).toBeLessThanOrEqual(
        toasts.getBoundingClientRect().top,
      )
    }
  }
})

test('that everything is decided is heard outside of the drawer that closes, and is then gone', async () => {
  const { user, rename, tables } = await openConsole()
  tables.remove('events', 1)
  await rename(first.title, 'Mine')
  const drawer = await openDecision(user)
  const heard = { selector: '[role=status]' }
  expect(screen.queryByText('All decided.', heard)).toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(drawer.getByRole('button', { name: 'Restore mine' }))
  expect((await screen.findByText('All decided.', heard)).closest('[inert]')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.queryByText('All decided.')).toBeNull()
})

test('neither a decision nor the question before signing out has a violation, on a phone and on a wide screen', async () => {
  const { user, rename, goOffline, tables } = await openConsole()
  const goOnline = goOffline()
  await rename(first.title, 'Mine')
  await status('1 change not sent yet: no connection')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  const dialog = await screen.findByRole('dialog', { name: '1 change not sent yet' })
  await expectAccessibleAtWidths('the question before signing out')
  await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  tables.change('events', 1, { title: 'Theirs', updated_at: '2026-02-03T15:04:00Z' })
  goOnline()
  const drawer = await openDecision(user)
  expect(drawer.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  await expectAccessibleAtWidths('a decision')
})

async function expectAccessibleAtWidths(what: string) {
  for (const width of [360, 1440]) {
    await setViewportWidth(width)
    await expectAccessible(`${what} at ${width} px`)
  }
}

test('a decision leaves the page where it was', async () => {
  await setViewportWidth(360)
  const { user, rename, tables } = await openEvents()
  tables.remove('events', 1)
  await rename(first.title, 'Mine')
  const drawer = await openDecision(user)
  scrollTo(0, 200)
  expect(scrollY).toBe(200)
  await user.click(drawer.getByRole('button', { name: 'Leave it deleted' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(scrollY).toBe(200)
})

test.each([
  ['Restore mine', 'Mine'],
  ['Leave it deleted', undefined],
])('an edited event that somebody else deleted: %s', async (choice, title) => {
  const { user, rename, row, local, tables } = await openConsole()
  tables.remove('events', 1)
  await rename(first.title, 'Mine')
  const drawer = await openDecision(user)
  expect(drawer.getByText(/Someone else deleted this\. .*You changed it on/)).toBeVisible()
  expect(cells(drawer)).toEqual([
    ['Field', 'Before', 'Yours'],
    ['Title', first.title, 'Mine'],
  ])
  await user.click(drawer.getByRole('button', { name: choice }))
  await status('Saved')
  expect([row(1)?.title, local(1)?.title]).toEqual([title, title])
})

test.each([
  ['Delete anyway', undefined],
  ['Keep theirs', 'Theirs'],
])('a deleted event that somebody else edited: %s', async (choice, title) => {
  const { user, row, local, tables } = await openEvents()
  tables.change('events', 1, { title: 'Theirs' })
  await user.click(screen.getByRole('button', { name: `Delete ${first.title}` }))
  const drawer = await openDecision(user)
  expect(drawer.getByText(/Someone else changed this.*You deleted it on/)).toBeVisible()
  expect(cells(drawer)).toEqual([
    ['Field', 'When you deleted it', 'Theirs'],
    ['Title', first.title, 'Theirs'],
  ])
  await user.click(drawer.getByRole('button', { name: choice }))
  await status('Saved')
  expect([row(1)?.title, local(1)?.title]).toEqual([title, title])
})

test('what the store refuses is said in plain words; it can be corrected, or given up', async () => {
  const { user, rename, row, local, network, tables } = await openConsole()
  network.answer = (request) =>
    JSON.stringify(request.body)?.includes('long')
      ? Response.json({ code: '23514', message: 'violates "title"' }, { status: 400 })
      : tables.answer(request)
  await rename(first.title, 'Too long')
  const drawer = await openDecision(user)
  expect(
    drawer.getByText(
      /Something can’t be saved as written\. It may be too long, .* invisible characters. The database says: “violates "title"”\. You changed/,
    ),
  ).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Discard my change' }))
  await status('Saved')
  expect([row(1)?.title, local(1)?.title]).toEqual([first.title, first.title])

  await rename(second.title, 'Too long as well')
  await bar().findByRole('button', { name: 'Needs a decision' })
  await rename('Too long as well', 'Short')
  await status('Saved')
  expect(row(2)?.title).toBe('Short')
})

const logOut = () => screen.getByRole('button', { name: 'Logout' })

test('signing out with unsent changes says so first, and they stay', async () => {
  const { user, goOffline, rename, sessionEnded } = await openConsole()
  goOffline()
  await rename(first.title, 'Mine')
  localStorage.setItem('draft:new-event', '{}')
  await status('1 change not sent yet: no connection')
  await user.click(logOut())
  const dialog = await screen.findByRole('dialog', { name: '1 change not sent yet' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(authStore.getState().status).toBe('signedIn')

  await user.click(logOut())
  const again = await screen.findByRole('dialog', { name: '1 change not sent yet' })
  await user.click(within(again).getByRole('button', { name: 'Log out' }))
  expect(authStore.getState().status).toBe('signedOut')
  expect(readOutbox()).toHaveLength(1)
  await sessionEnded()
  expect(localStorage.getItem('draft:new-event')).toBeNull()
})

test('while it is asked, what is saved moves no button', async () => {
  const { user, goOffline, rename } = await openConsole()
  const goOnline = goOffline()
  await rename(first.title, 'Mine')
  await status('1 change not sent yet: no connection')
  await user.click(logOut())
  const dialog = await screen.findByRole('dialog', { name: '1 change not sent yet' })
  const signOut = within(dialog).getByRole('button', { name: 'Log out' })
  const { y } = signOut.getBoundingClientRect()
  goOnline()
  await screen.findByRole('dialog', { name: 'Everything is saved' })
  expect(signOut.getBoundingClientRect().y).toBe(y)
})

test('signing out asks before what was typed and not saved is removed', async () => {
  const { user, sessionEnded } = await openConsole()
  for (const form of ['new-event', `event-${first.id}`, 'general', 'event-5.unreadable.1'])
    localStorage.setItem(`draft:${form}`, '{}')
  await user.click(logOut())
  const dialog = within(await screen.findByRole('dialog', { name: '3 unfinished forms' }))
  expect(dialog.getByText(/^Logging out removes/)).toHaveTextContent(
    `Logging out removes what you typed and didn’t save: event “${first.title}”, general settings, and new event.`,
  )
  expect(dialog.queryByText(/^Unsaved changes/)).toBeNull()
  expect(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Log out' }))
  expect(authStore.getState().status).toBe('signedOut')
  await sessionEnded()
  expect(localStorage.getItem('draft:new-event')).toBeNull()
})

test('what was typed when the session ended is offered to whoever signs in again', async () => {
  const { user, row, network } = await openEvents()
  await user.click(await screen.findByRole('button', { name: `Edit ${first.title}` }))
  fill(await screen.findByLabelText('Title'), 'Half a title')
  network.sessionIsOver = true
  // As if the store had refused the token of a request.
  expect(await session.accessToken('a')).toBeNull()
  expect(authStore.getState().status).toBe('signedOut')
  cleanup()

  renderConsole('/admin/events?tab=all', tokens())
  await user.click(await screen.findByRole('button', { name: `Edit ${first.title}` }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Half a title')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(row(1)?.title).toBe('Half a title'))
  await status('Saved')
})

const change = (id: number) => {
  const title = events.seed.find((event) => event.id === id)?.title
  return { id, version: 1, before: { title }, after: { title: `Changed ${id}` } }
}

/** Longer than the header has room for. */
const bea = 'Bea Featherstonehaugh-Montgomery-Lee'

test('what another administrator changed here is named and counted, not sent, and can be discarded', async () => {
  const { user, requests, row } = await openConsole()
  addToOutbox('events', [change(1), change(2)], { id: '2', name: bea })
  const open = async () => {
    await user.click(await bar().findByRole('button', { name: `2 unsaved changes by ${bea}` }))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const name = `2 unsaved changes by ${bea}`
    return within(await screen.findByRole('dialog', { name }))
  }
  const dialog = await open()
  expect(dialog.getByText(RegExp(`only ${bea} can save them, by signing in here`))).toBeVisible()
  // It would take over the look of the header's status.
  expect(bar().queryByRole('dialog')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  // At once, so that it can be opened again.
  expect(document.querySelector('dialog')).toBeNull()
  expect(readOutbox()).toHaveLength(2)
  await nothingToSay()

  await user.click((await open()).getByRole('button', { name: 'Discard 2 changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readOutbox()).toEqual([])
  expect(bar().queryByRole('button', { name: /Bea/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect([row(1)?.title, row(2)?.title]).toEqual([first.title, second.title])
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('whose change waits is said in full on a wide screen, beside what is saved', async () => {
  const { user } = await openConsole()
  addToOutbox('events', [change(1)], { id: '2', name: 'Bea Lewis' })
  const text = await bar().findByText('1 unsaved change by Bea Lewis')
  for (const width of [1280, 1440]) {
    await setViewportWidth(width)
    expect(text.scrollWidth, `at ${width} px`).toBe(text.clientWidth)
  }
  await user.click(text)
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'It’s only in this browser, and only Bea Lewis can save it, by signing in here. If you discard it, you can’t get it back.',
  )
})

test('the console opens when its content has come, and says when it cannot', async () => {
  fakeStore(offline)
  let fail = (_: BackendError) => {}
  const opening = vi.spyOn(supabaseBackend, 'administration').mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  renderConsole('/admin/events')
  await waitFor(() => expect(opening).toHaveBeenCalledOnce())
  expect(screen.queryByRole('banner')).toBeNull()
  fail(new BackendError('unavailable', 'The store is on holiday.'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'We couldn’t load your site’s content',
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The store is on holiday.')
  expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  expect(vi.mocked(console.warn)).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
  // A click of the browser's own, for what suspends (see `renderConsole`).
  screen.getByRole('button', { name: 'Try again' }).click()
  await nothingToSay()
  expect(opening).toHaveBeenCalledTimes(2)
})

test('whoever signs in again, as the same administrator too, opens it anew', async () => {
  const { goOffline, rename, row, sessionEnded, user } = await openConsole()
  await user.click(logOut())
  await sessionEnded()
  cleanup()
  renderConsole('/admin/nothing', tokens())
  await nothingToSay()
  const goOnline = goOffline()
  await rename(first.title, 'Mine')
  await status('1 change not sent yet: no connection')
  goOnline()
  await status('Saved')
  expect(row(1)?.title).toBe('Mine')
})

describe.each([
  ['older', 0, /^The database needs an update/],
  ['newer', knownSchema + 1, /^The database is newer than this console/],
])('a store whose database is %s', (_, schema, words) => {
  const versions = databaseVersions({ schema })

  test('is said to be so, with the last good content', async () => {
    await openConsole(versions, '/admin/events?tab=all')
    expect(await bar().findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: `Edit ${first.title}` })).toBeVisible()
  })
})

test('where nobody else sees the site there is no status, no dialog, and drafts stay', async () => {
  const { user } = renderConsole('/admin/events')
  await screen.findByRole('heading', { level: 1 })
  expect(bar().queryByRole('status')).toBeNull()
  localStorage.setItem('draft:new-donation', '{}')
  await user.click(logOut())
  expect(localStorage.getItem('draft:new-donation')).toBe('{}')
})

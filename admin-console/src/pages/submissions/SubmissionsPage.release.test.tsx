/** More widths, answers of a store and motion than SubmissionsPage.test.tsx tries. */
import { screen, waitFor } from '@testing-library/react'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { submission } from 'shared/testing/fakeSubmissions'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../testing/openSubmissions'
import { slidIn } from '../../testing/slidIn'
import { button, drawer, path, senders, tabs, twelve } from '../../testing/submissionsPage'

beforeEach(emptyDatabase)

test.each([768, 1024])('at %i px the list is where it was before its answer', async (width) => {
  await setViewportWidth(width)
  const { database, network } = openDatabase(path, twelve)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = (request) => arrived.then(() => database.answer(request))
  const top = () => screen.getByRole('tablist').getBoundingClientRect().top
  await screen.findByRole('tablist')
  const before = top()
  arrive()
  await waitFor(async () => expect(await button(/^Export to CSV/)).toBeEnabled())
  expect(top()).toBe(before)
})

test('what stands below the list comes with it, as it would move', async () => {
  const { database, network } = openDatabase(path, twelve)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = (request) => arrived.then(() => database.answer(request))
  await screen.findByText('Loading the submissions…')
  expect(screen.queryByRole('region', { name: 'Personal data' })).toBeNull()
  arrive()
  const below = await screen.findByRole('region', { name: 'Personal data' })
  const list = screen.getByRole('navigation', { name: /pages/i }).getBoundingClientRect()
  // No void either.
  expect(below.getBoundingClientRect().top - list.bottom).toBeLessThan(80)
})

test.each([600, 768, 1440])('at %i px the tab that is chosen is in sight', async (width) => {
  await setViewportWidth(width)
  const { user } = openDatabase(path, [])
  for (const tab of await screen.findAllByRole('tab')) {
    await user.click(tab)
    await waitFor(() => {
      const { left, right } = tab.getBoundingClientRect()
      expect(left, tab.textContent).toBeGreaterThanOrEqual(0)
      expect(right, tab.textContent).toBeLessThanOrEqual(width)
    })
  }
})

test.each([
  ['409', Response.json({ code: '40001' }, { status: 409 }), /can’t reach the database/],
  ['429', new Response('', { status: 429 }), /can’t reach the database/],
  ['HTML', new Response('<!doctype html>'), /can’t reach the database/],
])(
  'an answer of %s shows what is wrong, and no submission that is none',
  async (_, fault, text) => {
    const { user, network, database } = openDatabase(path, [submission(1)])
    network.answer = () => fault.clone()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: /^Open / })).toBeNull()
    network.answer = database.answer
    await user.click(await button('Try again'))
    expect(await senders()).toEqual(['Visitor 1'])
    await waitFor(() => expect(tabs()[0]).toBe('New 1'))
  },
)

test('what was opened is marked once, although Enter is pressed again while it slides out', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  const { user, requests } = openDatabase(path, [submission(1)])
  await user.click(await button('Open Visitor 1'))
  await slidIn()
  ;(await drawer()).getByRole('button', { name: 'Mark handled' }).focus()
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // It fades in.
  await waitFor(() => expect(screen.getByText('Registration marked as handled')).toBeVisible())
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

/** An event is deleted, and brought back, in a hurry, by keyboard, and on small screens. */
import { screen, waitFor } from '@testing-library/react'
import { events } from 'shared/collections/events'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titles } from '../../testing/listPage'
import { pressAtOnce } from '../../testing/pressAtOnce'
import { renderConsole } from '../../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const storedIds = () => (stored('events') ?? []).map(({ id }: { id: number }) => id)

async function openEvents(path = '/admin/events') {
  const { user } = renderConsole(path)
  await screen.findByRole('heading', { level: 1, name: 'Events Management' })
  return user
}

test.each([360, 1440])(
  'at %i px a double click on Delete deletes one event, not the next one too',
  async (width) => {
    await setViewportWidth(width)
    // Of the same height, so that the next one comes under the pointer.
    const alike = [1, 2, 3, 4].map((id) => ({ ...events.seed[0], id, title: `Fair ${id}` }))
    storeAsAnotherTab('events', alike)
    await openEvents('/admin/events?tab=all')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete Fair 2' }))
    await waitFor(() => expect(storedIds()).toEqual([1, 3, 4]))
    expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(3)
  },
)

test.each(['{Enter>4/}', '{Enter}{Enter}', '  '])(
  'pressing %o on Delete deletes one event, not the next ones too',
  async (keys) => {
    const user = await openEvents('/admin/events?tab=all')
    screen.getByRole('button', { name: 'Delete Emancipation Day Health Fair' }).focus()
    pressAtOnce()
    await user.keyboard(keys)
    await waitFor(() => expect(storedIds()).toEqual([1, 3, 4, 5, 6]))
    expect(titles()).toHaveLength(5)
  },
)

test('Undo pressed twice by keyboard does not delete the row that has got the focus', async () => {
  const user = await openEvents('/admin/events?tab=all')
  screen.getByRole('button', { name: 'Delete Emancipation Day Health Fair' }).focus()
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  while (document.activeElement !== undo) await user.tab()
  pressAtOnce()
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByText('Event restored')).toBeVisible()
  expect(document.activeElement).toHaveAccessibleName(/^Delete /)
  expect(titles()).toHaveLength(6)
})

test.each([
  [360, 640],
  [640, 400],
  [1440, 900],
])(
  'at %i × %i px what has the focus after an undo by keyboard is in sight',
  async (width, height) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(width, height)
    const aPage = Array.from({ length: 10 }, (_, id) => ({
      ...events.seed[0],
      id,
      title: `E${id}`,
    }))
    storeAsAnotherTab('events', aPage)
    const user = await openEvents('/admin/events?tab=all')
    screen.getByRole('button', { name: 'Delete E8' }).focus()
    await user.keyboard('{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    while (document.activeElement !== undo) await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Event restored')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Delete E8' })).toBeVisible()
    const focused = screen.getByRole('button', { name: 'Delete E9' })
    expect(focused).toHaveFocus()
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    for (const y of [top + 1, bottom - 1]) {
      expect(focused.contains(document.elementFromPoint((left + right) / 2, y))).toBe(true)
    }
  },
)

import { screen, waitFor, within } from '@testing-library/react'
import { stats } from 'shared/collections/stats'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { amber, fill, fillAndLeave } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'
import { offline, renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const storedStats = () => stored('stats')

async function openImpact() {
  const { user } = renderConsole('/admin/impact')
  await screen.findByRole('heading', { level: 1, name: 'Manage Impact Stats' })
  return user
}

/** Types and leaves the page without saving. */
async function leaveUnsaved() {
  const { unmount } = renderConsole('/admin/impact')
  await screen.findByRole('heading', { level: 1, name: 'Manage Impact Stats' })
  fill(value('People Served'), '2000')
  fill(card('Monies Saved (Millions)').getByLabelText('Suffix'), ' million')
  unmount()
}

const card = (name: string) => within(screen.getByRole('group', { name }))
const value = (name: string) => card(name).getByRole('spinbutton', { name: 'Value' })
const preview = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

const save = () => screen.getByRole('button', { name: 'Save Changes' })

test('each statistic has a card with Value, Prefix and Suffix', async () => {
  await openImpact()
  for (const { label, value: number, prefix, suffix } of stats.seed) {
    expect(value(label)).toHaveValue(number)
    expect(card(label).getByLabelText('Prefix')).toHaveValue(prefix)
    expect(card(label).getByLabelText('Suffix')).toHaveValue(suffix)
  }
  expect(value('People Served')).toHaveAttribute('step', '1')
  expect(value('Monies Saved (Millions)')).toHaveAttribute('step', '0.01')
})

test('the preview shows prefix, value with thousands separators, suffix and label, live', async () => {
  await openImpact()
  expect(preview()).toEqual([
    '1,287People Served',
    '6Health Fairs Hosted',
    '3Parishes Reached',
    '$5.15MMonies Saved (Millions)',
  ])
  fill(value('People Served'), '1234567')
  fill(card('People Served').getByLabelText('Suffix'), '+')
  expect(preview()[0]).toBe('1,234,567+People Served')
})

test('edits are held locally until Save Changes', async () => {
  const user = await openImpact()
  fill(value('Health Fairs Hosted'), '7')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  expect(storedStats()).toBeNull()

  await user.click(save())
  expect(await screen.findByText('Impact stats updated')).toBeVisible()
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  await waitFor(() => expect(storedStats()[1]).toEqual({ ...stats.seed[1], value: 7 }))
})

test('after the first save it is not said that nothing is saved yet', async () => {
  await openImpact()
  const state = screen.getByText('No changes yet')
  const said: (string | null)[] = []
  const hears = new MutationObserver(() => said.push(state.textContent))
  hears.observe(state, { childList: true, characterData: true, subtree: true })
  await userEvent.type(value('Health Fairs Hosted'), '7{Enter}')
  expect(await screen.findByText('All changes saved')).toBe(state)
  hears.disconnect()
  expect(said).toContain('Unsaved changes')
  expect(said).not.toContain('No changes yet')
})

test('a value that is not numeric becomes 0', async () => {
  const user = await openImpact()
  fill(value('People Served'), '')
  expect(preview()[0]).toBe('0People Served')
  await user.click(save())
  expect(value('People Served')).toHaveValue(0)
  await waitFor(() => expect(storedStats()[0].value).toBe(0))
})

test('a number that will be saved as another is pointed out in amber before it is saved', async () => {
  const user = await openImpact()
  expect(screen.queryByText(/Becomes/)).toBeNull()
  await fillAndLeave(value('People Served'), '1300.7')
  const whole = await screen.findByText('Will save as 1,300.')
  expect(whole).toHaveStyle({ color: amber })
  await waitFor(() =>
    expect(value('People Served')).toHaveAccessibleDescription(/Will save as 1,300/),
  )
  await fillAndLeave(value('Monies Saved (Millions)'), '5.157')
  await screen.findByText('Will save as 5.16.')
  await fillAndLeave(value('Health Fairs Hosted'), '')
  await screen.findByText('Will save as 0.')

  await user.click(save())
  await waitFor(() => expect(screen.queryByText(/Becomes/)).toBeNull())
  expect(value('People Served')).toHaveValue(1300)
})

test('Reset restores the four defaults and saves them', async () => {
  storeAsAnotherTab(
    'stats',
    stats.seed.map((stat) => ({ ...stat, value: 1 })),
  )
  const user = await openImpact()
  fill(value('People Served'), '2')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('Changes reset')).toBeVisible()
  expect(value('People Served')).toHaveValue(1287)
  await waitFor(() => expect(storedStats()).toEqual(stats.seed))
})

test('a reset can be undone, with what was typed', async () => {
  const mine = stats.seed.map((stat) => ({ ...stat, value: 1 }))
  storeAsAnotherTab('stats', mine)
  const user = await openImpact()
  fill(value('People Served'), '2')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(storedStats()).toEqual(mine))
  expect(value('People Served')).toHaveValue(2)
})

test('pressed again, Reset changes nothing and leaves the Undo of the first time', async () => {
  const mine = stats.seed.map((stat) => ({ ...stat, value: 1 }))
  storeAsAnotherTab('stats', mine)
  const user = await openImpact()
  for (let press = 0; press < 3; press++) {
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getAllByText('Changes reset')).toHaveLength(1)
  }
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(storedStats()).toEqual(mine))
})

test('the first Reset saves the defaults, though they are shown already', async () => {
  const user = await openImpact()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('Changes reset')).toBeVisible()
  await waitFor(() => expect(storedStats()).toEqual(stats.seed))
})

test('undoing a reset keeps what was typed and what another tab saved since', async () => {
  const mine = stats.seed.map((stat) => ({ ...stat, value: 1 }))
  storeAsAnotherTab('stats', mine)
  const user = await openImpact()
  fill(value('People Served'), '2')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(storedStats()).toEqual(stats.seed))
  fill(value('Parishes Reached'), '14')
  storeAsAnotherTab(
    'stats',
    stats.seed.map((stat) => (stat.id === 2 ? { ...stat, value: 50 } : stat)),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  await waitFor(() =>
    expect(storedStats().map((stat: { value: number }) => stat.value)).toEqual([1, 50, 1, 1]),
  )
  expect(value('People Served')).toHaveValue(2)
  expect(value('Parishes Reached')).toHaveValue(14)
})

test('when another tab saves, nothing typed is lost and the untouched fields follow', async () => {
  const user = await openImpact()
  fill(value('People Served'), '2000')
  storeAsAnotherTab(
    'stats',
    stats.seed.map((stat) => ({ ...stat, value: 50, suffix: '!' })),
  )

  await waitFor(() => expect(value('Health Fairs Hosted')).toHaveValue(50))
  expect(value('People Served')).toHaveValue(2000)
  expect(card('People Served').getByLabelText('Suffix')).toHaveValue('!')
  expect(preview()[0]).toBe('2,000!People Served')

  await user.click(save())
  await waitFor(() => expect(storedStats()[0]).toMatchObject({ value: 2000, suffix: '!' }))
  expect(storedStats()[1]).toMatchObject({ value: 50, suffix: '!' })
})

test('saving leaves the untouched fields as another tab has them, heard of or not', async () => {
  const user = await openImpact()
  fill(value('People Served'), '2000')
  localStorage.setItem('stats', JSON.stringify(stats.seed.map((stat) => ({ ...stat, value: 50 }))))
  await user.click(save())
  await waitFor(() => expect(storedStats()[0]).toMatchObject({ value: 2000 }))
  expect(storedStats()[1]).toMatchObject({ value: 50 })
  await waitFor(() => expect(value('Health Fairs Hosted')).toHaveValue(50))
})

test('a stored icon of another name gets a drawing all the same', async () => {
  storeAsAnotherTab(
    'stats',
    stats.seed.map((stat) => ({ ...stat, icon: 'constructor' })),
  )
  await openImpact()
  expect(screen.getByRole('region', { name: 'Preview' }).querySelectorAll('path[d]')).toHaveLength(
    4,
  )
})

test('an unsaved form is offered back after a reload; Restore fills it in, unsaved', async () => {
  await leaveUnsaved()
  const user = await openImpact()
  expect(value('People Served')).toHaveValue(1287)
  expect(value('People Served')).toBeEnabled()

  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(preview()[0]).toBe('2,000People Served')
  expect(preview()[3]).toBe('$5.15 millionMonies Saved (Millions)')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  expect(value('People Served')).toHaveFocus()
  expect(storedStats()).toBeNull()

  await user.click(save())
  await waitFor(() => expect(storedStats()[0]).toMatchObject({ value: 2000 }))
  expect(localStorage.getItem('draft:impact-stats')).toBeNull()
})

test('Discard forgets the unsaved form', async () => {
  await leaveUnsaved()
  const user = await openImpact()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(value('People Served')).toHaveValue(1287)
  expect(value('People Served')).toBeEnabled()
  expect(localStorage.getItem('draft:impact-stats')).toBeNull()
})

test('without statistics the page says so, and Reset brings them', async () => {
  storeAsAnotherTab('stats', [])
  const user = await openImpact()
  expect(screen.getByText(/No stats yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(value('People Served')).toHaveValue(1287)
})

test('where a change may wait for the connection, saving does not say that the home page has it', async () => {
  const { user } = renderStoreConsole('/admin/impact', offline)
  await screen.findByRole('heading', { level: 1, name: 'Manage Impact Stats' })
  fill(value('People Served'), '1300')
  await user.click(save())
  const toast = (await screen.findByText('Impact stats updated')).parentElement
  expect(toast).toHaveTextContent('The home page will show the new figures.')
  expect(screen.queryByText(/home page shows/)).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeEvents } from '../../testing/changeEvents'
import { fill } from '../../testing/form'
import { renderConsole, type User } from '../../testing/renderConsole'
import { savedFile } from '../../testing/savedFile'
import { stored } from '../../testing/storage'

async function openBackup() {
  const { user } = renderConsole('/admin/settings/backup')
  await screen.findByRole('heading', { level: 2, name: 'Restore' })
  return user
}

const exported = (user: User) =>
  savedFile(() => user.click(screen.getByRole('button', { name: 'Export a backup' })))
const choose = (user: User, file: File) => user.upload(screen.getByLabelText('Backup file'), file)
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const events = () => stored('events')

const changeSomeEvents = () =>
  changeEvents(([first, second, ...others]) => [
    { ...first, title: 'Renamed' } as never,
    ...others,
    { ...second, id: 99 } as never,
  ])

test('the backup is a tab of the settings, with a URL of its own', async () => {
  const { user } = renderConsole('/admin/settings')
  const typed = await screen.findByLabelText('Gateway ID')
  fill(typed, 'merchant-1')
  await user.click(screen.getByRole('tab', { name: 'Backup' }))
  expect(await screen.findByRole('heading', { name: 'Restore' })).toBeVisible()
  expect(location.pathname).toBe('/admin/settings/backup')
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Settings')
  await user.click(screen.getByRole('tab', { name: 'Payment Settings' }))
  expect(location.pathname).toBe('/admin/settings')
  expect(typed).toHaveValue('merchant-1')
})

test('a backup is previewed, restored only on confirmation, and can be undone', async () => {
  const user = await openBackup()
  const file = await exported(user)
  expect(file.name).toBe('foundation-backup-2025-10-01.json')
  await changeSomeEvents()
  await choose(user, file)

  expect(await screen.findByRole('heading', { name: /^Backup from October 1, 2025/ })).toHaveFocus()
  expect(row(/^Events/)).toEqual(['1', '1', '1'])
  expect(row(/^Donations/)).toEqual(['0', '0', '0'])
  expect(screen.getByText('Events: Emancipation Day Health Fair')).toBeVisible()
  expect(events()[0].title).toBe('Renamed')

  await user.click(screen.getByRole('button', { name: 'Replace the site’s content' }))
  expect(await screen.findByText('Backup restored')).toBeVisible()
  expect(events().map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(screen.getByLabelText('Backup file')).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Restore undone')).toBeVisible()
  expect(events()[0].title).toBe('Renamed')
})

test('a change in another tab is counted while the preview is open', async () => {
  const user = await openBackup()
  await choose(user, await exported(user))
  expect(await screen.findByText(/nothing to restore/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull()
  await changeSomeEvents()
  await waitFor(() => expect(row(/^Events/)).toEqual(['1', '1', '1']))
})

test('canceling changes nothing', async () => {
  const user = await openBackup()
  const file = await exported(user)
  await changeSomeEvents()
  await choose(user, file)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(events()[0].title).toBe('Renamed')
})

test('a file with something wrong is refused by name, and nothing is changed', async () => {
  const user = await openBackup()
  const backup = JSON.parse(await (await exported(user)).text())
  backup.collections.events[0].slots = 'many'
  await choose(user, new File([JSON.stringify(backup)], 'x.json', { type: 'application/json' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Events, item 1, slots should be a number but is "many".')
  expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull()
  expect(localStorage.getItem('events')).toBeNull()
})

test('a refused file can be chosen again when it is fixed', async () => {
  const user = await openBackup()
  await choose(user, new File(['{'], 'x.json', { type: 'application/json' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByLabelText('Backup file'))
  expect(screen.queryByRole('alert')).toBeNull()
  // A browser fires no change event if the same file is chosen again.
  expect(screen.getByLabelText<HTMLInputElement>('Backup file').files).toHaveLength(0)
})

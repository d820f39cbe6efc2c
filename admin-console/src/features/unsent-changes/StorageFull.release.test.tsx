import { screen, waitFor } from '@testing-library/react'
import { collection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { expect, test, vi } from 'vitest'
import { fill } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'

/** Whether the browser asks before it closes the tab. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a change that this browser has no room for is said not to be saved, as long as it is not', async () => {
  const [program] = programs.seed
  const { user } = renderConsole('/admin/programs')
  await user.click(await screen.findByRole('button', { name: `Edit ${program?.title}` }))
  expect(asksBeforeClosing()).toBe(false)
  fillLocalStorage()
  fill(await screen.findByLabelText('Description'), 'x'.repeat(5000))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Not saved')).toBeVisible()
  expect(await screen.findByText(/Keep this tab open, export a backup/)).toBeVisible()
  await waitFor(() => expect(asksBeforeClosing()).toBe(true))
  // Also once the form has closed, whose confirmation would say that it is saved.
  await waitFor(() => expect(screen.queryByLabelText('Description')).toBeNull())
  expect(screen.queryByText('Program updated')).toBeNull()
  expect(screen.getByText('Not saved')).toBeVisible()
  // It is not said before, either.
  await user.click(screen.getAllByRole('button', { name: /^Unpublish/ })[0] as Element)
  await waitFor(() => expect(screen.queryByText('Program unpublished')).toBeNull())
  expect(screen.getByText('Not saved')).toBeVisible()

  localStorage.clear()
  await collection(programs).update((items) => [...items])
  await waitFor(() => expect(asksBeforeClosing()).toBe(false))
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain(
    '"programs" could not be saved',
  )
  vi.mocked(console.warn).mockClear()
})

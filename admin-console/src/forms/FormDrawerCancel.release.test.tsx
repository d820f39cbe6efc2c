import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { toastStore } from 'shared/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { freezeTime } from '../testing/frozenClock'
import { slidIn } from '../testing/slidIn'
import { draft, PageWithForm, press, saved, title, type } from '../testing/ThingForm'

type User = ReturnType<typeof userEvent.setup>

beforeEach(freezeTime)

const pageWithForm = () => {
  const user = userEvent.setup()
  const { unmount } = render(<PageWithForm />)
  return { user, crash: unmount }
}

test.each([
  ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the close icon', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: User) => user.keyboard('{Escape}')],
])('%s discards what was typed: the form opens empty and offers nothing', async (_, leave) => {
  const { user } = pageWithForm()
  press('Add thing')
  // Three letters more than “Fair”.
  type('Faires!')
  await leave(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(draft()).toBeNull()
  expect(toastStore.getSnapshot()).toEqual([])
  press('Add thing')
  expect(title()).toHaveValue('Fair')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('discarding much can be undone: the form opens again with what was typed', async () => {
  const { user, crash } = pageWithForm()
  press('Add thing')
  type('A fair beside the harbor')
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(toastStore.getSnapshot()).toMatchObject([
      { kind: 'info', title: 'Changes discarded', action: { label: 'Undo' } },
    ]),
  )
  expect(draft()).toBeNull()

  act(() => void toastStore.getSnapshot()[0]?.action?.run())
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(title()).toHaveValue('A fair beside the harbor')
  expect(title()).toBeEnabled()
  expect(draft().values).toEqual({ title: 'A fair beside the harbor' })
  crash()
})

test('Enter in a form that Escape has discarded saves nothing while it slides out', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  const user = userEvent.setup({ delay: null })
  const onSave = vi.fn(() => saved)
  render(<PageWithForm onSave={onSave} />)
  press('Add thing')
  type('Harbor fair')
  await slidIn()
  const dialog = screen.getByRole('dialog')
  expect(title()).toHaveFocus()
  await user.keyboard('{Escape}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onSave).not.toHaveBeenCalled()
  expect(dialog.closest('[inert]')).not.toBeNull()
})

test('Escape discards nothing of a form that was saved and slides out', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  pageWithForm()
  press('Add thing')
  type('A fair beside the harbor')
  await slidIn()
  const dialog = screen.getByRole('dialog')
  press('Create thing')
  await waitFor(() => expect(dialog.closest('[inert]')).not.toBeNull())
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(toastStore.getSnapshot()).toMatchObject([saved]))
})

test('what a form offers is not discarded by closing it unanswered', async () => {
  const { user, crash } = pageWithForm()
  press('Add thing')
  type('Harbor fair')
  crash()
  render(<PageWithForm />)
  press('Add thing')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(draft().values.title).toBe('Harbor fair')
})

test('undoing a discard beside a draft on offer brings back both', async () => {
  const { user, crash } = pageWithForm()
  press('Add thing')
  type('Harbor fair')
  crash()
  render(<PageWithForm />)
  press('Add thing')
  type('A fair on the hill')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(toastStore.getSnapshot()).toHaveLength(1))
  expect(draft().values.title).toBe('Harbor fair')
  act(() => void toastStore.getSnapshot()[0]?.action?.run())
  expect(title()).toHaveValue('A fair on the hill')
  press('Restore')
  expect(title()).toHaveValue('Harbor fair')
})

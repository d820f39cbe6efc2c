import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'shared/toaster'
import { showToast, type Toast, toastStore } from 'shared/toasts'
import { beforeEach, expect, test } from 'vitest'
import { withUndo } from './withUndo'

const program: Toast = { kind: 'destructive', title: 'Program deleted', description: '“Screening”' }
const event: Toast = { kind: 'destructive', title: 'Event deleted', description: '“Fair”' }

const titles = () => toastStore.getSnapshot().map(({ title }) => title)
const offer = (toast: Toast, undo: () => unknown) =>
  act(() => void showToast(withUndo(toast, undo, toast.title.replace('deleted', 'restored'))))
const undo = (description: string) =>
  userEvent.click(screen.getByRole('button', { name: 'Undo', description }))

beforeEach(() => void render(<Toaster />))

test('what was undone is said, politely, and pushes out no other Undo', async () => {
  const undone: string[] = []
  offer(program, () => undone.push('program'))
  offer(event, () => undone.push('event'))
  await undo('Event deleted “Fair”')
  expect(undone).toEqual(['event'])
  expect(await screen.findByText('Event restored')).toBeVisible()
  expect(titles()).toEqual(['Event restored', 'Program deleted'])
  const [newest] = screen.getAllByRole('status')
  expect(within(newest as HTMLElement).getByText('Event restored')).toBeVisible()
})

test.each([
  ['later', () => Promise.resolve(false)],
  ['at once', () => false],
])('nothing is said of an undo that has told %s how it went', async (_, told) => {
  offer(event, told)
  await undo('Event deleted “Fair”')
  expect(titles()).toEqual([])
})

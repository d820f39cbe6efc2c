import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast as publish, type Toast } from 'shared/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

const showToast = (toast: Toast) => act(() => publish(toast))
const titles = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs))

test('of several toasts the three newest stay', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ kind: 'success', title })
  expect(titles()).toEqual(['two', 'three', 'four'])
})

test('a toast leaves by itself, later when it offers something to do', () => {
  showToast({ kind: 'success', title: 'Saved' })
  showToast({ kind: 'info', title: 'Deleted', action: { label: 'Undo', run: () => {} } })
  pass(6000)
  expect(titles()).toEqual(['Deleted'])
  pass(6000)
  expect(titles()).toEqual([])
})

test('a toast stays while it is pointed at or has the focus', () => {
  showToast({ kind: 'success', title: 'Saved' })
  const close = screen.getByRole('button', { name: 'Close notification' })
  fireEvent.focus(close)
  pass(60_000)
  fireEvent.blur(close)
  pass(5999)
  expect(titles()).toEqual(['Saved'])
  fireEvent.pointerEnter(close.parentElement ?? close)
  pass(60_000)
  expect(titles()).toEqual(['Saved'])
})

test('its action is done once, and closes it', () => {
  const run = vi.fn()
  showToast({ kind: 'info', title: 'Deleted', action: { label: 'Undo', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})

test('a failure is an alert, anything else a status', () => {
  showToast({ kind: 'destructive', title: 'Registration failed' })
  showToast({ kind: 'success', title: 'Saved' })
  expect(screen.getByRole('alert').textContent).toBe('Registration failed')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page of its own, with the corner for toasts in it. */
async function openPage() {
  const { showToast } = await import('shared/toasts')
  const { Toaster } = await import('./Toaster')
  render(<Toaster />)
  return { showToast: (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast)) }
}

// jsdom shows no popover: what is in it counts as hidden.
const hidden = true
const titles = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs))

test('of several toasts the three newest stay', async () => {
  const { showToast } = await openPage()
  for (const title of ['one', 'two', 'three', 'four']) showToast({ kind: 'success', title })
  expect(titles()).toEqual(['two', 'three', 'four'])
})

test('a toast leaves by itself, later when it offers something to do', async () => {
  const { showToast } = await openPage()
  showToast({ kind: 'success', title: 'Saved' })
  showToast({ kind: 'info', title: 'Deleted', action: { label: 'Undo', run: () => {} } })
  pass(6000)
  expect(titles()).toEqual(['Deleted'])
  pass(6000)
  expect(titles()).toEqual([])
})

test('a toast stays while it is pointed at or has the focus', async () => {
  const { showToast } = await openPage()
  showToast({ kind: 'success', title: 'Saved' })
  const close = screen.getByRole('button', { name: 'Close notification', hidden })
  fireEvent.focus(close)
  pass(60_000)
  fireEvent.blur(close)
  pass(5999)
  expect(titles()).toEqual(['Saved'])
  fireEvent.pointerEnter(close.parentElement ?? close)
  pass(60_000)
  expect(titles()).toEqual(['Saved'])
})

test('its action is done once, and closes it', async () => {
  const { showToast } = await openPage()
  const run = vi.fn()
  showToast({ kind: 'info', title: 'Deleted', action: { label: 'Undo', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden }))
  expect(run).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})

test('a failure is an alert, anything else a status', async () => {
  const { showToast } = await openPage()
  showToast({ kind: 'destructive', title: 'Registration failed' })
  showToast({ kind: 'success', title: 'Saved' })
  expect(screen.getByRole('alert', { hidden }).textContent).toBe('Registration failed')
  expect(screen.getByRole('status', { hidden }).textContent).toBe('Saved')
})

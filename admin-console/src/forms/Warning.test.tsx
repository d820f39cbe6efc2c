import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Warning } from './Warning'

const status = () => screen.getByRole('status')
const heard = () =>
  [...status().querySelectorAll(':not([aria-hidden=true])')].map((each) => each.textContent)
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const type = () => fireEvent.input(document.body)

test('a hint is seen at once, and said once when the typing has paused', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Warning>Not a number.</Warning>)
  expect(screen.getByText('Not a number.')).toBeVisible()
  for (let letters = 0; letters < 5; letters++) {
    await pass(400)
    expect(heard()).toEqual([])
    type()
  }
  await pass(500)
  expect(heard()).toEqual(['Not a number.'])

  // Neither typing on nor rendering again says it again.
  type()
  rerender(<Warning>Not a number.</Warning>)
  expect(heard()).toEqual(['Not a number.'])
  await pass(500)
  expect(heard()).toEqual(['Not a number.'])

  rerender(<Warning>Not a whole number.</Warning>)
  expect(heard()).toEqual([])
  await pass(500)
  expect(heard()).toEqual(['Not a whole number.'])
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Warning } from './Warning'

const status = () => screen.getByRole('status')
const heard = () =>
  [...status().querySelectorAll(':not([aria-hidden=true])')].map((each) => each.textContent)
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const type = () => fireEvent.input(document.body)

/** A field, as Ant Design renders it. */
const Field = ({ children }: { children: string }) => (
  <div className="ant-form-item">
    <input aria-label="Number" />
    <Warning before="A number.">{children}</Warning>
  </div>
)

test('nothing is pointed out before its field was left', () => {
  render(<Field>Not a number.</Field>)
  expect(screen.getByText('A number.')).toBeVisible()
  fireEvent.focusOut(screen.getByLabelText('Number'))
  expect(screen.getByText('Not a number.')).toBeVisible()
  expect(screen.queryByText('A number.')).toBeNull()
})

test('what is pointed out is seen at once, and said once when the typing has paused', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Field>Not a number.</Field>)
  fireEvent.focusOut(screen.getByLabelText('Number'))
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
  rerender(<Field>Not a number.</Field>)
  expect(heard()).toEqual(['Not a number.'])
  await pass(500)
  expect(heard()).toEqual(['Not a number.'])

  rerender(<Field>Not a whole number.</Field>)
  expect(heard()).toEqual([])
  await pass(500)
  expect(heard()).toEqual(['Not a whole number.'])
})

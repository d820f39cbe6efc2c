import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSecondPressGuard } from './useSecondPressGuard'

/** A button that hands the focus on, as one that opens a form or deletes a row. */
function renderButtons() {
  const pressed = vi.fn()
  const Buttons = () => {
    useSecondPressGuard()
    return ['first', 'second'].map((name) => (
      <button
        key={name}
        type="button"
        onClick={() => {
          pressed(name)
          screen.getByRole('button', { name: 'second' }).focus()
        }}
      >
        {name}
      </button>
    ))
  }
  render(<Buttons />)
  screen.getByRole('button', { name: 'first' }).focus()
  return () => pressed.mock.calls.flat()
}

test.each(['{Enter}{Enter}', '  ', '{Enter>3/}'])(
  'pressing %o presses nothing that has taken the focus meanwhile',
  async (keys) => {
    const pressed = renderButtons()
    await userEvent.keyboard(keys)
    expect(screen.getByRole('button', { name: 'second' })).toHaveFocus()
    expect(pressed()).toEqual(['first'])
  },
)

test('it is pressed after another key, and again where the focus stays', async () => {
  const pressed = renderButtons()
  await userEvent.keyboard('{Enter}{Shift}{Enter}{Enter}')
  expect(pressed()).toEqual(['first', 'second', 'second'])
})

test('it is pressed a moment later', async () => {
  const pressed = renderButtons()
  let now = 0
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  await userEvent.keyboard('{Enter}')
  now = 501
  await userEvent.keyboard('{Enter}')
  expect(pressed()).toEqual(['first', 'second'])
})

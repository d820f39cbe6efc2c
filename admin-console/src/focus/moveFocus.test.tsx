import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pressAtOnce } from '../testing/pressAtOnce'
import { passFocus } from './moveFocus'

/** Two buttons, of which the first passes the focus to the second. */
function renderButtons() {
  const pressed = vi.fn()
  const button = (name: string) => screen.getByRole('button', { name })
  render(
    ['first', 'second'].map((name) => (
      <button
        key={name}
        type="button"
        onClick={() => {
          pressed(name)
          passFocus(button('second'))
        }}
      >
        {name}
      </button>
    )),
  )
  button('first').focus()
  return { pressed: () => pressed.mock.calls.flat(), second: button('second') }
}

test.each(['{Enter}{Enter}', '  ', '{Enter>3/}'])(
  'pressing %o presses nothing that has taken the focus meanwhile',
  async (keys) => {
    pressAtOnce()
    const { pressed, second } = renderButtons()
    await userEvent.keyboard(keys)
    expect(second).toHaveFocus()
    expect(pressed()).toEqual(['first'])
  },
)

test('it is pressed after another key', async () => {
  pressAtOnce()
  const { pressed } = renderButtons()
  await userEvent.keyboard('{Enter}{Shift}{Enter}')
  expect(pressed()).toEqual(['first', 'second'])
})

test('it is pressed half a second after it has got the focus, however late that was', () => {
  const { second } = renderButtons()
  const press = (timeStamp: number, init?: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, ...init })
    return second.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  }
  const now = vi.spyOn(performance, 'now').mockReturnValue(1900)
  passFocus(second)
  now.mockRestore()
  expect(press(2399)).toBe(false)
  expect(press(2400, { repeat: true })).toBe(false)
  expect(press(2400)).toBe(true)
  expect(press(2401)).toBe(true)
})

import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSecondPressGuard } from './useSecondPressGuard'

/** All presses of a test are as quick as they can be, however long the machine takes for them. */
const pressAtOnce = () =>
  void vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now())

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
    pressAtOnce()
    const pressed = renderButtons()
    await userEvent.keyboard(keys)
    expect(screen.getByRole('button', { name: 'second' })).toHaveFocus()
    expect(pressed()).toEqual(['first'])
  },
)

test('what takes the focus late is not pressed by who has pressed again meanwhile', () => {
  const pressed = renderButtons()
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  const at = (timeStamp: number, target: HTMLElement, event: Event) =>
    target.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  expect(at(1000, first, new KeyboardEvent('keydown', enter))).toBe(true)
  at(1900, second, new FocusEvent('focusin', { bubbles: true }))
  expect(at(2399, second, new KeyboardEvent('keydown', enter))).toBe(false)
  expect(at(2400, second, new KeyboardEvent('keydown', enter))).toBe(true)
  expect(pressed()).toEqual([])
})

test('it is pressed after another key, and again where the focus stays', async () => {
  const pressed = renderButtons()
  await userEvent.keyboard('{Enter}{Shift}{Enter}{Enter}')
  expect(pressed()).toEqual(['first', 'second', 'second'])
})

/** A button that is called something else when it was pressed, and one that is not. */
function renderToggle() {
  const pressed = vi.fn()
  const Toggle = () => {
    useSecondPressGuard()
    const [on, setOn] = useState(true)
    return (
      <>
        <button
          type="button"
          aria-label={on ? 'Unpublish' : 'Publish'}
          onClick={() => {
            pressed(on ? 'Unpublish' : 'Publish')
            setOn(!on)
          }}
        />
        <button type="button" onClick={() => pressed('Next')}>
          Next
        </button>
        <textarea aria-label="Text" />
      </>
    )
  }
  render(<Toggle />)
  return () => pressed.mock.calls.flat()
}

test.each(['{Enter}{Enter}', '  ', '{Enter>3/}'])(
  'pressing %o does not undo what the button did, whose name is another one now',
  async (keys) => {
    pressAtOnce()
    const pressed = renderToggle()
    screen.getByRole('button', { name: 'Unpublish' }).focus()
    await userEvent.keyboard(keys)
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus()
    expect(pressed()).toEqual(['Unpublish'])
  },
)

test('a button of the same name is pressed as often as Enter is, and once where that is held down', async () => {
  const pressed = renderToggle()
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  expect(pressed()).toEqual(['Next', 'Next', 'Next'])
  await userEvent.keyboard('{Shift}{Enter>3/}')
  expect(pressed()).toHaveLength(4)
})

test('what types goes on typing', async () => {
  renderToggle()
  const text = screen.getByRole('textbox')
  text.focus()
  await userEvent.keyboard('a{Enter}{Enter}  {Enter>2/} {Enter}')
  expect(text).toHaveValue('a\n\n  \n\n \n')
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

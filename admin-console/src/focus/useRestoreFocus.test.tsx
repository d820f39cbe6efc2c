import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRestoreFocus } from './useRestoreFocus'

function Opened() {
  useRestoreFocus()
  return <input aria-label="Opened" />
}

function List({ rows, isOpen }: { rows: string[]; isOpen: boolean }) {
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">{row}</button>
          </li>
        ))}
      </ul>
      {isOpen && <Opened />}
    </>
  )
}

test.each([
  ['itself, where it is still there', ['1', '2', '3'], '2'],
  ['the next row’s, where its row has left the list meanwhile', ['1', '3'], '3'],
  ['a previous row’s, where it was the last one', ['1'], '1'],
])('what was opened gives the focus back to the button that opened it: %s', (_, left, focused) => {
  const { rerender } = render(<List rows={['1', '2', '3']} isOpen={false} />)
  screen.getByRole('button', { name: '2' }).focus()
  rerender(<List rows={['1', '2', '3']} isOpen={true} />)
  screen.getByLabelText('Opened').focus()
  rerender(<List rows={left} isOpen={true} />)
  rerender(<List rows={left} isOpen={false} />)
  expect(screen.getByRole('button', { name: focused })).toHaveFocus()
})

function Drawer() {
  useRestoreFocus()
  return <button type="button">Edit</button>
}

test('what was opened from a drawer that has closed gives the focus back to what had opened that', () => {
  const page = (drawer: boolean, form: boolean) => (
    <>
      <button type="button">Row</button>
      {drawer && <Drawer />}
      {form && <Opened />}
    </>
  )
  const { rerender } = render(page(false, false))
  screen.getByRole('button', { name: 'Row' }).focus()
  rerender(page(true, false))
  screen.getByRole('button', { name: 'Edit' }).focus()
  rerender(page(true, true))
  screen.getByLabelText('Opened').focus()
  rerender(page(false, true))
  rerender(page(false, false))
  expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus()
})

test('what had no opener keeps nobody from pressing the next button at once', () => {
  const { rerender } = render(<List rows={['1']} isOpen={true} />)
  rerender(<List rows={['1']} isOpen={false} />)
  // `false` where a key's default is prevented.
  expect(fireEvent.keyDown(screen.getByRole('button', { name: '1' }), { key: 'Enter' })).toBe(true)
})

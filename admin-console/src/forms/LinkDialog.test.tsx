import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill } from '../testing/form'
import { LinkDialog } from './LinkDialog'

function openDialog() {
  const onInsert = vi.fn()
  render(<LinkDialog selected="Read on" onInsert={onInsert} onClose={() => {}} />)
  const [text, address] = [screen.getByLabelText('Text'), screen.getByLabelText('Address')]
  const insert = () => fireEvent.click(screen.getByRole('button', { name: 'Insert link' }))
  return { onInsert, text, address, insert }
}

test.each([
  ['example.org/a', '', { url: 'https://example.org/a', shows: 'https://example.org/a' }],
  ['hello@example.org', 'Write', { url: 'mailto:hello@example.org', shows: 'Write' }],
  [' https://example.org ', 'A list', { url: 'https://example.org', shows: 'A list' }],
  ['/a (b)', 'Brackets', { url: '/a (b)', shows: 'Brackets' }],
])('the address “%s” is linked as visitors can follow it', (typed, words, link) => {
  const { onInsert, text, address, insert } = openDialog()
  fill(text, words)
  fill(address, typed)
  insert()
  expect(onInsert.mock.calls).toEqual([[link]])
})

test.each(['', 'events', 'javascript:alert(1)', '//host', 'https://'])(
  'the address “%s” is no link: it says what is, and stays',
  (typed) => {
    const { onInsert, address, insert } = openDialog()
    fill(address, typed)
    insert()
    expect(onInsert).not.toHaveBeenCalled()
    expect(address).toHaveFocus()
    expect(address).toBeInvalid()
    expect(address).toHaveAccessibleDescription(/^Visitors couldn’t follow this/)
  },
)

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fill } from '../testing/form'
import { LinkDialog } from './LinkDialog'

function openDialog() {
  const [onInsert, onClose] = [vi.fn(), vi.fn()]
  render(<LinkDialog selected="Read on" onInsert={onInsert} onClose={onClose} />)
  const [text, address] = [screen.getByLabelText('Text'), screen.getByLabelText('Address')]
  const user = userEvent.setup({ delay: null })
  const insert = () => user.click(screen.getByRole('button', { name: 'Insert link' }))
  return { onInsert, onClose, text, address, insert }
}

test.each([
  ['example.org/a', '', { url: 'https://example.org/a', shows: 'https://example.org/a' }],
  ['hello@example.org', 'Write', { url: 'mailto:hello@example.org', shows: 'Write' }],
  [' https://example.org ', 'A list', { url: 'https://example.org', shows: 'A list' }],
  ['/a (b)', 'Brackets', { url: '/a (b)', shows: 'Brackets' }],
])('the address “%s” is linked as visitors can follow it', async (typed, words, link) => {
  const { onInsert, text, address, insert } = openDialog()
  fill(text, words)
  fill(address, typed)
  await insert()
  expect(onInsert.mock.calls).toEqual([[link]])
})

test.each(['', 'events', 'javascript:alert(1)', '//host', 'https://'])(
  'the address “%s” is no link: it says what is, and stays',
  async (typed) => {
    const { onInsert, onClose, address, insert } = openDialog()
    fill(address, typed)
    await insert()
    expect(onInsert).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(address).toHaveFocus()
    expect(address).toBeInvalid()
    expect(address).toHaveAccessibleDescription(/^Visitors couldn’t follow this/)
  },
)

import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Select } from './Select'

test('the arrow key that opens the list scrolls nothing', async () => {
  render(<Select aria-label="Kind" options={[{ value: 'one' }, { value: 'two' }]} />)
  const field = screen.getByRole('combobox', { name: 'Kind' })
  field.focus()
  const scrolls: boolean[] = []
  const note = (event: Event) => scrolls.push(!event.defaultPrevented)
  addEventListener('keydown', note, { once: true })
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
  expect(scrolls).toEqual([false])
})

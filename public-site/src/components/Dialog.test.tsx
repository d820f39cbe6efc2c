import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from './Dialog'

test('while it is busy, it stays open, however often Escape is pressed', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open busy title="Register" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  )
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

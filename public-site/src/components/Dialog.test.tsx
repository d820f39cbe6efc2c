import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from './Dialog'

test('its title and what closes it stay in sight while its content scrolls', () => {
  render(
    <Dialog open title="Register" onClose={() => {}}>
      <p style={{ height: 3000 }}>A long form</p>
      <p>The end</p>
    </Dialog>,
  )
  const end = screen.getByText('The end')
  end.scrollIntoView()
  expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  for (const shown of [screen.getByRole('heading'), screen.getByRole('button')]) {
    expect(shown.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  }
})

test.each([
  ['its button', false],
  ['nothing, as that button is disabled', true],
])(
  'while it is busy with the focus on %s, it stays open, however often Escape is pressed',
  async (_, disabled) => {
    const onClose = vi.fn()
    const dialog = (busy: boolean) => (
      <Dialog open busy={busy} title="Register" onClose={onClose}>
        <button type="submit" disabled={busy && disabled}>
          Send
        </button>
      </Dialog>
    )
    const { rerender } = render(dialog(false))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    rerender(dialog(true))
    await waitFor(() => expect(document.activeElement?.matches('button')).toBe(!disabled))
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  },
)

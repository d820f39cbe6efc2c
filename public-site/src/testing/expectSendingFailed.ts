import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { expectSaidOnce } from './expectSaidOnce'

/**
 * Expects that the form says so, keeps these values (by label), and that the failure was reported.
 * Returns the form's message.
 */
export function expectSendingFailed(
  values: Record<string, string>,
  form: Pick<typeof screen, 'getByText' | 'getByLabelText'> = screen,
) {
  const message = form.getByText(/./, { selector: 'form p[tabindex]' })
  expectSaidOnce(message)
  for (const [label, value] of Object.entries(values)) {
    expect(form.getByLabelText(label)).toHaveValue(value)
  }
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
  return message
}

import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** A screen reader says what has the focus; an alert beside it would be said as well. */
export function expectSaidOnce(message: Element | null) {
  expect(message).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
}

import { fireEvent } from '@testing-library/react'

/** Fills in a field at once, where it does not matter that each letter is typed. */
export const fill = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

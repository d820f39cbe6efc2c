import { act, fireEvent } from '@testing-library/react'

/** Sets the value of a field at once, for tests that do not depend on typing each letter. */
export const fill = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

/** The same, and goes on to another field once what was typed has been rendered. */
export async function fillAndLeave(field: HTMLElement, text: string) {
  fill(field, text)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.focusOut(field)
}

/** The color of a hint about something that can still be saved, --gold-700. */
export const amber = 'rgb(138, 90, 0)'

/** What the tests of the list pages look for and read. */
import { screen } from '@testing-library/react'

export const tab = (name: RegExp) => screen.getByRole('tab', { name })
export const button = (name: string) => screen.getByRole('button', { name })

/** The titles of the items shown, in their order: each has a button that edits it. */
export const titles = () =>
  screen
    .getAllByRole('button', { name: /^Edit / })
    .map((edit) => edit.getAttribute('aria-label')?.slice('Edit '.length))

/** Queries that the tests of the list pages share. */
import { screen } from '@testing-library/react'

export const tab = (name: RegExp) => screen.getByRole('tab', { name })
export const button = (name: string) => screen.getByRole('button', { name })

/** The titles of the visible items, read from the names of their edit buttons. */
export const titles = () =>
  screen
    .getAllByRole('button', { name: /^Edit / })
    .map((edit) => edit.getAttribute('aria-label')?.slice('Edit '.length))

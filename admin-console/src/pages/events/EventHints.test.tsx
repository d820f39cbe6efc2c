import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amber, fill } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'
import { stored } from '../../testing/storage'

const lastStored = () => stored('events')?.at(-1)

async function openEvents(path: string) {
  const { user } = renderConsole(path)
  await screen.findByRole('heading', { level: 1, name: 'Events Management' })
  return user
}

test('a date that cannot be read is hinted at and saved all the same', async () => {
  const user = await openEvents('/admin/events/new')
  const form = await screen.findByRole('dialog')
  fill(within(form).getByLabelText('Date'), 'soon')
  await waitFor(() =>
    expect(within(form).getByLabelText('Date')).toHaveAccessibleDescription(/cannot be read/),
  )
  expect(within(form).getByText(/cannot be read/)).toHaveStyle({ color: amber })
  await user.click(within(form).getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(lastStored()).toMatchObject({ date: 'soon' }))
})

test('fewer slots than attendees are pointed out and saved all the same', async () => {
  const user = await openEvents('/admin/events/new')
  const form = await screen.findByRole('dialog')
  fill(within(form).getByLabelText('Attendees'), '120')
  const hint = await within(form).findByText(/Fewer slots than attendees/)
  expect(hint).toHaveStyle({ color: amber })
  fill(within(form).getByLabelText('Slots'), '120')
  await waitFor(() => expect(hint).not.toBeInTheDocument())
  fill(within(form).getByLabelText('Slots'), '90')
  await user.click(within(form).getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(lastStored()).toMatchObject({ attendees: 120, slots: 90 }))
})

test('the picture of an event is shown; one that cannot be loaded is pointed out', async () => {
  const user = await openEvents('/admin/events/new')
  const form = await screen.findByRole('dialog')
  const image = within(form).getByLabelText('Image')
  const picture = await within(form).findByRole('img', { name: /Preview/ })
  expect(picture).toHaveAttribute('src', '/placeholder.svg')

  fill(image, 'data:image/png;base64,broken')
  await waitFor(() => expect(image).toHaveAccessibleDescription(/cannot be loaded/))
  expect(within(form).getByText(/cannot be loaded/)).toHaveStyle({ color: amber })
  expect(within(form).queryByRole('img', { name: /Preview/ })).toBeNull()
  await user.click(within(form).getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(lastStored().image).toBe('data:image/png;base64,broken'))
})

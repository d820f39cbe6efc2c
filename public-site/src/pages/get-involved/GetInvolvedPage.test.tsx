import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { GetInvolvedPage } from './GetInvolvedPage'

test.each(['Volunteer', 'Donate', 'Partner With Us'])('%s is a way to help', (name) => {
  renderAt('/get-involved', <GetInvolvedPage />)
  const ways = screen.getByRole('region', { name: 'Three ways to help' })
  expect(within(ways).getByRole('heading', { name })).toBeVisible()
})

test.each([
  ['Health Fair Volunteer', '4-8 hours per event'],
  ['Back-to-School Event Team', '2-6 hours per event'],
  ['Blood Drive Coordinator', '3-5 hours per event'],
  ['Event Planning Committee', '2-4 hours per month'],
])('the volunteer role %s takes %s', (name, time) => {
  renderAt('/get-involved', <GetInvolvedPage />)
  const role = screen.getByRole('heading', { name }).closest('li')
  expect(role).toHaveTextContent(time)
})

test.each([
  ['Volunteer Today', 'volunteer'],
  ['Donate Resources', 'donate-resources'],
])('%s leads to its form', (name, id) => {
  const { container } = renderAt('/get-involved', <GetInvolvedPage />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/get-involved#${id}`)
  expect(container.querySelector(`section#${id} form`)).not.toBeNull()
})

test('the newsletter does nothing on submit', async () => {
  const user = setUpUser()
  renderAt('/get-involved', <GetInvolvedPage />)
  const email = screen.getByRole('textbox', { name: 'Email address' })
  await user.type(email, 'a@example.com')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(email).toHaveValue('a@example.com')
  expect(window.location.pathname + window.location.search).toBe('/get-involved')
})

test('the closing call leads to /contact', () => {
  renderAt('/get-involved', <GetInvolvedPage />)
  const call = screen.getByRole('region', { name: 'Something else in mind?' })
  expect(within(call).getByRole('link')).toHaveAttribute('href', '/contact')
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { VolunteerForm } from './VolunteerForm'

const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Submit Volunteer Application' }))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  renderAt('/get-involved', <VolunteerForm />)
})

test('name and email are required, phone and areas of interest are not', async () => {
  await submit()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toBeInvalid()
  expect(screen.getByLabelText('Phone (optional)')).toBeValid()
  expect(screen.getByLabelText('Areas of interest (optional)')).toBeValid()
  expect(console.info).not.toHaveBeenCalled()
})

test('an application is logged and confirmed, and the form resets at once', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Devon Wright')
  await userEvent.type(screen.getByLabelText('Email'), 'devon@example.com')
  await userEvent.type(screen.getByLabelText('Areas of interest (optional)'), 'Blood drives')
  await submit()
  expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Volunteer application', {
    name: 'Devon Wright',
    email: 'devon@example.com',
    phone: undefined,
    interests: 'Blood drives',
  })
  expect(screen.getByText('Volunteer Application Submitted!')).toBeInTheDocument()
  expect(
    screen.getByText("Thank you for your interest. We'll be in touch soon."),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

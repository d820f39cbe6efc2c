import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { VolunteerForm } from './VolunteerForm'

let user: ReturnType<typeof setUpUser>

async function submit() {
  await user.click(screen.getByRole('button', { name: 'Submit Volunteer Application' }))
  // Validation is asynchronous.
  await pass(0)
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  user = setUpUser()
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
  await user.type(screen.getByLabelText('Name'), 'Devon Wright')
  await user.type(screen.getByLabelText('Email'), 'devon@example.com')
  await user.type(screen.getByLabelText('Areas of interest (optional)'), 'Blood drives')
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

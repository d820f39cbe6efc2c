import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { VolunteerForm } from './VolunteerForm'

let user: ReturnType<typeof setUpUser>

async function submit() {
  await user.click(screen.getByRole('button', { name: 'Submit Volunteer Application' }))
  // Validation is asynchronous.
  await advanceTime(0)
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

test('an application that does not go through is said to, is kept, and can be sent again', async () => {
  vi.mocked(console.info).mockImplementationOnce(() => {
    throw new Error('offline')
  })
  const typed = {
    Name: 'Devon Wright',
    Email: 'devon@example.com',
    'Phone (optional)': '876 555 0100',
    'Areas of interest (optional)': 'Blood drives',
  }
  for (const [label, text] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), text)
  }
  await submit()
  expect(screen.getByText('Application failed')).toBeInTheDocument()
  const message = expectSendingFailed(typed)

  await submit()
  expect(screen.getByText('Volunteer Application Submitted!')).toBeInTheDocument()
  expect(message).not.toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('what was sent stays above the cleared form, which can be sent again', async () => {
  async function apply(name: string) {
    await user.type(screen.getByLabelText('Name'), name)
    await user.type(screen.getByLabelText('Email'), 'devon@example.com')
    await submit()
  }
  await apply('Devon Wright')
  const confirmation = screen.getByRole('region', { name: 'We have your application' })
  expect(confirmation).toHaveTextContent('Devon Wright')
  expect(confirmation).toHaveTextContent('write to devon@example.com')
  expect(confirmation.nextElementSibling).toBe(screen.getByLabelText('Name').closest('form'))
  expect(screen.getByRole('heading', { name: 'We have your application' })).toHaveFocus()

  await apply('Ann Lee')
  const heading = screen.getByRole('heading', { name: 'We have your application' })
  expect(heading.parentElement).toHaveTextContent('Ann Lee')
  expect(heading).toHaveFocus()
})

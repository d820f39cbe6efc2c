import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { DonationOfferForm } from './DonationOfferForm'

let user: ReturnType<typeof setUpUser>

async function submit() {
  await user.click(screen.getByRole('button', { name: 'Submit Donation Offer' }))
  // Validation is asynchronous.
  await advanceTime(0)
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  user = setUpUser()
  renderAt('/get-involved', <DonationOfferForm />)
})

test('name, email and donation type are required, phone and details are not', async () => {
  await submit()
  for (const label of ['Name', 'Email', 'Donation type']) {
    expect(screen.getByLabelText(label)).toBeInvalid()
  }
  for (const label of ['Phone (optional)', 'Donation details (optional)']) {
    expect(screen.getByLabelText(label)).toBeValid()
  }
  expect(console.info).not.toHaveBeenCalled()
})

test('an offer is logged and confirmed, and the form resets at once', async () => {
  await user.type(screen.getByLabelText('Name'), 'Hillview Hardware')
  await user.type(screen.getByLabelText('Email'), 'shop@example.com')
  await user.selectOptions(screen.getByLabelText('Donation type'), 'School supplies')
  await submit()
  expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Donation offer', {
    name: 'Hillview Hardware',
    email: 'shop@example.com',
    phone: undefined,
    donationType: 'School supplies',
    donationDetails: undefined,
  })
  expect(screen.getByText('Donation Offer Received!')).toBeInTheDocument()
  expect(
    screen.getByText("Thank you for your generosity. We'll contact you shortly."),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Donation type')).toHaveValue('')
})

test('an offer that does not go through is said to, is kept, and can be sent again', async () => {
  vi.mocked(console.info).mockImplementationOnce(() => {
    throw new Error('offline')
  })
  const typed = {
    Name: 'Hillview Hardware',
    Email: 'shop@example.com',
    'Phone (optional)': '876 555 0100',
    'Donation details (optional)': 'Forty notebooks',
  }
  for (const [label, text] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), text)
  }
  await user.selectOptions(screen.getByLabelText('Donation type'), 'Food')
  await submit()
  expect(screen.getByText('Offer failed')).toBeInTheDocument()
  const message = expectSendingFailed({ ...typed, 'Donation type': 'Food' })

  await submit()
  expect(screen.getByText('Donation Offer Received!')).toBeInTheDocument()
  expect(message).not.toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('what was offered stays above the cleared form', async () => {
  await user.type(screen.getByLabelText('Name'), 'Hillview Hardware')
  await user.type(screen.getByLabelText('Email'), 'shop@example.com')
  await user.selectOptions(screen.getByLabelText('Donation type'), 'Food')
  await user.type(screen.getByLabelText('Donation details (optional)'), 'Forty tins')
  await submit()
  const confirmation = screen.getByRole('region', { name: 'We have your offer' })
  expect(confirmation).toHaveTextContent('Hillview Hardware: Food (Forty tins).')
  expect(confirmation).toHaveTextContent('write to shop@example.com')
  const form = screen.getByLabelText('Name').closest('form') as HTMLFormElement
  const order = confirmation.compareDocumentPosition(form)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'We have your offer' })).toHaveFocus()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { DonationOfferForm } from './DonationOfferForm'

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Donation Offer' }))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
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
  await userEvent.type(screen.getByLabelText('Name'), 'Hillview Hardware')
  await userEvent.type(screen.getByLabelText('Email'), 'shop@example.com')
  await userEvent.selectOptions(screen.getByLabelText('Donation type'), 'School supplies')
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

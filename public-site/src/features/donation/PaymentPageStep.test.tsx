import { screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import { fakeStore } from 'shared/testing/fakeStore'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { DonationForm } from './DonationForm'

async function continueToPayment() {
  fakeStore(() => ({}))
  renderAt('/donate', <DonationForm />)
  const user = setUpUser()
  await user.type(screen.getByLabelText('Name'), 'Ann')
  await user.type(screen.getByLabelText('Email'), 'ann@example.com')
  await user.click(screen.getByRole('button', { name: /Continue to Payment/ }))
  await screen.findByRole('heading', { name: /^Payment/ })
  return user
}

test('with a database the second step leads to the payment page, and asks for no card', async () => {
  await collection(generalSettings).update((current) => ({
    ...current,
    paymentPage: 'https://pay.example/?amount={amount}&every={frequency}&email={email}',
  }))
  const user = await continueToPayment()
  expect(screen.getByRole('link', { name: /Go to the payment page/ })).toHaveAttribute(
    'href',
    'https://pay.example/?amount=100.00&every=monthly&email=ann%40example.com',
  )
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByText(/Demonstration/)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Ann')
})

import { screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import { fakeStore } from 'shared/testing/fakeStore'
import { setTextSize } from 'shared/testing/setTextSize'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test, vi } from 'vitest'
import { skeleton } from '../../forms/formView'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { DonationForm } from './DonationForm'
import type { Donation } from './gift'
import { PaymentStep } from './PaymentStep'

const donation: Donation = {
  name: 'Marcia Campbell',
  email: 'marcia@example.com',
  amountUsd: 100,
  frequency: 'monthly',
}

const renderStep = (width?: number) =>
  renderAt(
    '/donate',
    <div style={{ width }}>
      <PaymentStep
        {...skeleton}
        submitting
        getValues={vi.fn()}
        donation={donation}
        titleRef={null}
        onBack={() => {}}
      />
    </div>,
  )

test('on a phone the giver has all of the width, so that few email addresses are broken', async () => {
  await setViewportWidth(360)
  const { container } = renderStep()
  const giver = screen.getByText('Marcia Campbell, marcia@example.com')
  expect(giver.clientWidth).toBe(container.clientWidth)
})

test('with text at 200 %, the form on a phone is no wider while the card is processed', async () => {
  await setViewportWidth(360)
  setTextSize(200)
  renderStep(286)
  const button = screen.getByRole('button', { name: 'Processing...' })
  expect(button.getBoundingClientRect().width).toBe(286)
})

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

import { act, screen, waitFor } from '@testing-library/react'
import { generalSettings } from 'shared/collections/generalSettings'
import { collection } from 'shared/persistence'
import { fakeStore } from 'shared/testing/fakeStore'
import { expect, test } from 'vitest'
import { BelowTheFold } from '../../testing/BelowTheFold'
import { renderAt } from '../../testing/renderAt'
import { scrollShareIntoView } from '../../testing/scrollShareIntoView'
import { DonationWidget } from './DonationWidget'

test('states the 501(c)(3) organization, the tax deduction and the payment provider', () => {
  renderAt('/donate', <DonationWidget />)
  const statements = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(statements).toEqual([
    'Island Care Foundation is a 501(c)(3) organization.',
    'Your gift is tax-deductible.',
    'Your payment is secured by a payment provider.',
  ])
})

test('with a store, names the payment provider once there is a payment page', async () => {
  fakeStore(() => ({}))
  renderAt('/donate', <DonationWidget />)
  const statement = () => screen.queryByText(/payment provider/)
  expect(statement()).not.toBeInTheDocument()

  await act(() =>
    collection(generalSettings).update((current) => ({
      ...current,
      paymentPage: 'https://pay.example/',
    })),
  )
  expect(statement()).toBeVisible()
})

test('shows its first step, inert, until the form has loaded', async () => {
  const { container } = renderAt(
    '/donate',
    <BelowTheFold>
      <DonationWidget />
    </BelowTheFold>,
  )
  const skeleton = container.querySelector('[inert]') as HTMLElement
  expect(skeleton).toHaveTextContent('Continue to Payment')
  expect(skeleton.querySelectorAll(':checked')).toHaveLength(2)

  await scrollShareIntoView(skeleton, 1)
  await waitFor(() => expect(container.querySelector('[inert]')).toBeNull())
  expect(screen.getByRole('radio', { name: '$100' })).toBeChecked()
})

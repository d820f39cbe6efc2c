import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pass } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { DonationForm } from './DonationForm'

const donor = { Name: 'Marcia Campbell', Email: 'marcia@example.com' }
const card = {
  'Card number': '4242 4242 4242 4242',
  "Cardholder's name": 'Marcia Campbell',
  Expiry: '12/27',
  CVV: '123',
}

test('a donation that does not go through is said to, keeps both steps, and can be sent again', async () => {
  vi.spyOn(console, 'info').mockImplementationOnce(() => {
    throw new Error('offline')
  })
  vi.useFakeTimers()
  const user = setUpUser()
  renderAt('/donate', <DonationForm />)

  const press = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name }))
    await pass(2000)
  }
  const fillIn = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await user.type(screen.getByLabelText(label), text)
    }
  }
  const expectKept = (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      expect(screen.getByLabelText(label)).toHaveValue(text)
    }
  }

  await fillIn(donor)
  await press(/^Continue to Payment/)
  await fillIn(card)
  await press(/^Complete Donation/)
  expect(screen.getByText('Donation failed')).toBeInTheDocument()
  const failure = 'This did not go through. What you typed is still here.'
  expect(screen.getByText(failure)).toHaveRole('alert')
  expectKept(card)
  // Nothing of the card is in what is reported.
  const reported = vi.mocked(console.warn).mock.calls.splice(0)
  expect(reported).toEqual([['[site] A donation failed', new Error('offline')]])

  await press(/^Back/)
  expectKept(donor)
  await press(/^Continue to Payment/)
  expectKept(card)
  expect(screen.queryByText(failure)).not.toBeInTheDocument()

  vi.mocked(console.info).mockImplementation(() => {})
  await press(/^Complete Donation/)
  expect(screen.getByText('Thank you for your donation!')).toBeInTheDocument()
})

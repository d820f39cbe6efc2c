import { cleanup, render, screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { donations } from 'shared/collections/donations'
import { BrowserRouter } from 'shared/router'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { toastStore } from 'shared/toasts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { advanceTime } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { DonationForm } from './DonationForm'

const toastTexts = () =>
  toastStore.getSnapshot().map(({ title, description }) => [title, description])

const missingInformation = ['Missing information', 'Please provide your name and email address.']
const invalidAmount = ['Invalid amount', 'Please select or enter a valid donation amount.']

let user: ReturnType<typeof setUpUser>

const amount = (label: string) => screen.getByRole('radio', { name: label })
const customAmount = () => screen.getByRole('textbox', { name: 'Custom amount' })
async function press(name: RegExp) {
  await user.click(screen.getByRole('button', { name }))
  // Validation is asynchronous.
  await advanceTime(0)
}
const continueToPayment = () => press(/^Continue to Payment/)
const completeDonation = () => press(/^Complete Donation/)

async function fillIn(name = 'Marcia Campbell', email = 'marcia@example.com') {
  if (name) await user.type(screen.getByLabelText('Name'), name)
  if (email) await user.type(screen.getByLabelText('Email'), email)
}

async function goToPayment() {
  await fillIn()
  await continueToPayment()
}

async function fillInCard() {
  await user.type(screen.getByLabelText('Card number'), '4242424242424242')
  await user.type(screen.getByLabelText("Cardholder's name"), 'Marcia Campbell')
  await user.type(screen.getByLabelText('Expiry'), '1227')
  await user.type(screen.getByLabelText('CVV'), '123')
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  user = setUpUser()
  renderAt('/donate', <DonationForm />)
})

describe('the first step', () => {
  test('presets are 25, 50, 100 and 250 dollars, 100 by default', () => {
    const labels = ['$25', '$50', '$100', '$250']
    expect(labels.filter((label) => (amount(label) as HTMLInputElement).checked)).toEqual(['$100'])
  })

  test('frequencies are one time, monthly, quarterly and yearly, monthly by default', () => {
    for (const label of ['One Time', 'Quarterly', 'Yearly']) expect(amount(label)).not.toBeChecked()
    expect(amount('Monthly')).toBeChecked()
  })

  test('typing a custom amount clears the preset and strips all but digits and the point', async () => {
    await user.type(customAmount(), 'a7x5.2.55')
    expect(customAmount()).toHaveValue('75.25')
    expect(amount('$100')).not.toBeChecked()
  })

  test('a custom amount stays the amount when the keyboard passes the presets again', async () => {
    await fillIn()
    await user.type(customAmount(), '35')
    await user.tab({ shift: true })
    await user.tab()
    await continueToPayment()
    expect(screen.getByRole('button', { name: /^Complete Donation.*\$35 monthly/ })).toBeVisible()
  })

  test('a custom amount is the one that is given when the form shows again', async () => {
    await user.type(customAmount(), '35')
    await user.tab({ shift: true })
    await user.tab()
    cleanup()
    renderAt('/donate', <DonationForm />)
    expect(customAmount()).toHaveValue('35')
    expect(screen.getByRole('button', { name: /^Continue to Payment.*\$35 monthly/ })).toBeVisible()
  })

  test('choosing a preset clears the custom amount', async () => {
    await user.type(customAmount(), '75')
    await user.click(amount('$250'))
    expect(customAmount()).toHaveValue('')
    expect(amount('$250')).toBeChecked()
  })

  test('the button says what will be given', async () => {
    const button = screen.getByRole('button', { name: 'Continue to Payment Donate $100 monthly' })
    expect(button).toBeEnabled()
    // Jamaica has dollars of its own: the amounts say once which ones they are in.
    expect(screen.getAllByText(/US/)).toEqual([screen.getByText('Amount in US dollars')])
    await user.type(customAmount(), '1200.5')
    await user.click(amount('One Time'))
    expect(
      screen.getByRole('button', { name: 'Continue to Payment Donate $1,200.50 one time' }),
    ).toBeEnabled()
  })

  test.each([
    ['name', '', 'marcia@example.com', 'Name'],
    ['email', 'Marcia', '', 'Email'],
  ])('a missing %s raises "Missing information"', async (_, name, email, focused) => {
    await fillIn(name, email)
    await continueToPayment()
    expect(toastTexts()).toEqual([missingInformation])
    expect(screen.getByLabelText(focused)).toHaveFocus()
  })

  test('a malformed email gets its message in the form, and no toast', async () => {
    await fillIn('Marcia', 'marcia')
    await continueToPayment()
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(toastTexts()).toEqual([])
  })

  test.each(['.', '0', '0.00'])('the amount "%s" raises "Invalid amount"', async (typed) => {
    await fillIn()
    await user.type(customAmount(), typed)
    await continueToPayment()
    expect(toastTexts()).toEqual([invalidAmount])
    expect(customAmount()).toHaveFocus()
  })

  test('no amount at all raises "Invalid amount"', async () => {
    await fillIn()
    await user.type(customAmount(), '5')
    await user.clear(customAmount())
    await continueToPayment()
    expect(toastTexts()).toEqual([invalidAmount])
  })

  test('what is corrected is not complained about any longer', async () => {
    await continueToPayment()
    await fillIn('', 'marcia')
    expect(toastTexts()).toEqual([])
    await fillIn('Marcia', '@example.com')
    await user.type(customAmount(), '0')
    await continueToPayment()
    expect(toastTexts()).toEqual([invalidAmount])
    expect(customAmount()).toHaveAccessibleDescription(/above 0/)
    await user.clear(customAmount())
    await user.click(customAmount())
    await user.paste('$1,200')
    await advanceTime(0)
    expect(customAmount()).not.toHaveAccessibleDescription(/above 0/)
    expect(toastTexts()).toEqual([])
  })

  test('name and email come before the amount, and one toast shows at a time', async () => {
    await user.type(customAmount(), '0')
    await continueToPayment()
    await continueToPayment()
    expect(toastTexts()).toEqual([missingInformation])
    await fillIn()
    await continueToPayment()
    expect(toastTexts()).toEqual([invalidAmount])
  })
})

describe('the card form', () => {
  test('says that no card is charged, and takes the focus', async () => {
    await goToPayment()
    expect(screen.getByText('Demonstration: no card is charged')).toBeVisible()
    expect(screen.getByRole('heading', { name: /Payment/ })).toHaveFocus()
  })

  test('is checked field by field', async () => {
    await goToPayment()
    await user.type(screen.getByLabelText('Card number'), '4242')
    await user.type(screen.getByLabelText('Expiry'), '13/27')
    await user.type(screen.getByLabelText('CVV'), '1')
    await completeDonation()
    for (const message of [
      'Card number must be at least 13 digits',
      "Please enter the cardholder's name",
      'Expiry must be in MM/YY format',
      'CVV must be at least 3 digits',
    ]) {
      expect(screen.getByText(message)).toBeVisible()
    }
    expect(screen.getByLabelText('Card number')).toHaveFocus()
  })

  test('formats what is typed, and hides the CVV', async () => {
    await goToPayment()
    await fillInCard()
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByLabelText('Expiry')).toHaveValue('12/27')
    expect(screen.getByLabelText('CVV')).toHaveAttribute('type', 'password')
  })

  test('deleting the expiry works as if there were no slash', async () => {
    await goToPayment()
    await user.type(screen.getByLabelText('Expiry'), '1227{Backspace>5/}')
    expect(screen.getByLabelText('Expiry')).toHaveValue('')
  })

  test('Back returns to what was typed', async () => {
    await user.click(amount('$25'))
    await user.click(amount('Yearly'))
    await goToPayment()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Marcia Campbell')
    expect(amount('$25')).toBeChecked()
    expect(amount('Yearly')).toBeChecked()
    expect(screen.getByRole('heading', { name: /Your gift/ })).toHaveFocus()
  })
})

describe('Complete Donation', () => {
  test('shows Processing... with both buttons disabled for 2 seconds, then thanks', async () => {
    await user.type(customAmount(), '12.5')
    await user.click(amount('One Time'))
    await goToPayment()
    await fillInCard()
    await completeDonation()
    await advanceTime(1999)
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
    expect(toastTexts()).toEqual([])

    await advanceTime(1)
    expect(toastTexts()).toEqual([
      [
        'Thank you for your donation!',
        'Your one time donation of $12.50 has been processed successfully.',
      ],
    ])
  })

  test('resets everything: step 1, amount 100, monthly, no name, email or card', async () => {
    await user.click(amount('$250'))
    await user.click(amount('Quarterly'))
    await goToPayment()
    await fillInCard()
    await completeDonation()
    await advanceTime(2000)
    await user.click(screen.getByRole('button', { name: 'Give again' }))
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveValue('')
    expect(customAmount()).toHaveValue('')
    expect(amount('$100')).toBeChecked()
    expect(amount('Monthly')).toBeChecked()
    expect(screen.getByRole('heading', { name: /Your gift/ })).toHaveFocus()

    await goToPayment()
    for (const label of ['Card number', "Cardholder's name", 'Expiry', 'CVV']) {
      expect(screen.getByLabelText(label)).toHaveValue('')
    }
  })

  test('logs the donation without any card field, and stores nothing', async () => {
    await emptyDatabase()
    await goToPayment()
    await fillInCard()
    await completeDonation()
    await advanceTime(2000)
    expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Donation', {
      name: 'Marcia Campbell',
      email: 'marcia@example.com',
      amountUsd: 100,
      frequency: 'monthly',
    })
    expect(collection(donations).get()).toEqual(donations.seed)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}')
    expect(await readSubmissions()).toEqual([])
  })
})

describe('a donation that was left', () => {
  /** Leaves the page, and comes back to the same entry of the history. */
  function leaveAndReturn() {
    cleanup()
    render(
      <BrowserRouter>
        <DonationForm />
      </BrowserRouter>,
    )
  }

  test('at its payment is at step 1 again, with the gift and without the card', async () => {
    await user.click(amount('$250'))
    await goToPayment()
    await fillInCard()
    leaveAndReturn()
    expect(screen.getByRole('heading', { name: /Your gift/ })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Marcia Campbell')
    expect(amount('$250')).toBeChecked()

    await continueToPayment()
    for (const label of ['Card number', "Cardholder's name", 'Expiry', 'CVV']) {
      expect(screen.getByLabelText(label)).toHaveValue('')
    }
  })

  test('keeps nothing of a card in the storage', async () => {
    await goToPayment()
    await fillInCard()
    cleanup()
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(stored).toContain('marcia@example.com')
    expect(stored).not.toMatch(/4242|12\/27|123|card/i)
  })

  test('while it was processed is sent, keeps the visitor where they are, and is not filled in again', async () => {
    await goToPayment()
    await fillInCard()
    await completeDonation()
    cleanup()
    history.pushState(null, '', '/about')
    await advanceTime(2000)
    expect(console.info).toHaveBeenCalledOnce()
    expect(location.pathname).toBe('/about')
    leaveAndReturn()
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })
})

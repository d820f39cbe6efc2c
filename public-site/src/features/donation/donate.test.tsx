import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageHero } from '../../components/PageHero'
import { BelowTheFold } from '../../testing/BelowTheFold'
import { expectSaidOnce } from '../../testing/expectSaidOnce'
import { advanceTime } from '../../testing/fakeClock'
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

let user: ReturnType<typeof setUpUser>

async function press(name: RegExp) {
  await user.click(screen.getByRole('button', { name }))
  await advanceTime(2000)
}

async function fillIn(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), text)
  }
}

function expectKept(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    expect(screen.getByLabelText(label)).toHaveValue(text)
  }
}

/** The browser's Back (-1) or Forward (1). */
const traverseHistory = (delta: number) =>
  act(
    () =>
      new Promise<unknown>((resolve) => {
        addEventListener('popstate', resolve, { once: true })
        history.go(delta)
      }),
  )

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  user = setUpUser()
  renderAt(
    '/donate',
    <BelowTheFold>
      <PageHero
        title="Donate"
        lead="Every gift helps."
        beside={
          <section>
            <DonationForm />
          </section>
        }
      />
    </BelowTheFold>,
  )
})

// The toast says the same.
const failure = () => screen.queryByText(/Please try again/, { selector: 'form p' })

test('a donation that does not go through is said to, keeps both steps, and can be sent again', async () => {
  vi.mocked(console.info).mockImplementationOnce(() => {
    throw new Error('offline')
  })
  await fillIn({ ...donor, 'Custom amount': '12.5' })
  await user.click(screen.getByRole('radio', { name: 'Quarterly' }))
  await press(/^Continue to Payment/)
  await fillIn(card)
  await press(/^Complete Donation/)
  expect(screen.getByText('Donation failed')).toBeInTheDocument()
  expectSaidOnce(failure())
  expectKept(card)
  const gift = 'US$12.50 quarterly'
  expect(screen.getByText('Gift').nextElementSibling).toHaveTextContent(gift)
  // Nothing of the card is in what is reported.
  const reported = vi.mocked(console.warn).mock.calls.splice(0)
  expect(reported).toEqual([['[site] A donation failed', new Error('offline')]])

  await press(/^Back/)
  expectKept({ ...donor, 'Custom amount': '12.5' })
  expect(screen.getByRole('radio', { name: 'Quarterly' })).toBeChecked()
  await press(/^Continue to Payment/)
  expectKept(card)
  expect(failure()).not.toBeInTheDocument()
  await press(/^Complete Donation/)
  expect(screen.getByText('Thank you for your donation!')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Thank you, Marcia' })).toHaveTextContent(
    'You’re giving US$12.50 a quarter.',
  )
})

test('the card comes into view, and says what is given, by whom and how often', async () => {
  await fillIn({ ...donor, 'Custom amount': '12.5' })
  await user.click(screen.getByRole('radio', { name: 'One Time' }))
  // As on a small screen, where the button is far below the form's heading.
  screen.getByRole('button', { name: /^Continue/ }).scrollIntoView({ block: 'start' })
  await press(/^Continue to Payment/)
  const heading = screen.getByRole('heading', { name: /Payment/ })
  expect(heading).toHaveFocus()
  const { top } = heading.getBoundingClientRect()
  // Below the header, which lies over the page.
  expect(top).toBeGreaterThan(72)
  expect(top).toBeLessThan(innerHeight / 2)
  const form = heading.closest('form')
  expect(form).toHaveTextContent(/US\$12\.50 one time.*Marcia Campbell, marcia@example\.com/)
})

test('a donation is thanked for in the place of the form, with nothing asked for beside it, and one can give again', async () => {
  await user.click(screen.getByRole('radio', { name: '$250' }))
  await fillIn(donor)
  await press(/^Continue to Payment/)
  await fillIn(card)
  expect(screen.getByText('Every gift helps.')).toBeVisible()
  await press(/^Complete Donation/)
  expect(screen.getByText('Every gift helps.')).not.toBeVisible()
  const thanks = screen.getByRole('region', { name: 'Thank you, Marcia' })
  expect(thanks).toHaveTextContent(/^Thank you, MarciaYou’re giving US\$250 a month\./)
  expect(thanks).toHaveTextContent('This is a demonstration, so no card was charged.')
  expect(within(thanks).getByRole('link')).toHaveAttribute('href', '/impact')
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Thank you, Marcia' })).toHaveFocus()

  await press(/^Give again/)
  expect(thanks).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /Your gift/ })).toHaveFocus()
})

test("the browser's Back leads from the card to the first step, and Forward to the card again", async () => {
  await fillIn(donor)
  await press(/^Continue to Payment/)
  await fillIn(card)
  await traverseHistory(-1)
  expectKept(donor)
  expect(screen.getByRole('heading', { name: /Your gift/ })).toHaveFocus()
  await traverseHistory(1)
  expectKept(card)
})

test('who comes back to the card begins without the complaints of before', async () => {
  await fillIn(donor)
  await press(/^Continue to Payment/)
  await press(/^Complete Donation/)
  expect(screen.getByLabelText('CVV')).toHaveAccessibleDescription(/3 digits/)
  await press(/^Back/)
  await press(/^Continue to Payment/)
  expect(screen.getByLabelText('CVV')).not.toHaveAccessibleDescription()
})

test('Forward does not lead to the payment of a gift that was changed since', async () => {
  await fillIn(donor)
  await press(/^Continue to Payment/)
  await traverseHistory(-1)
  await user.click(screen.getByRole('radio', { name: '$25' }))
  await traverseHistory(1)
  expectKept(donor)
  await press(/^Continue to Payment/)
  expect(screen.getByText('Gift').nextElementSibling).toHaveTextContent('US$25 monthly')
  await traverseHistory(-1)
  expectKept(donor)
})

test("the browser's Back does not leave a donation that is on its way", async () => {
  await fillIn(donor)
  await press(/^Continue to Payment/)
  await fillIn(card)
  await user.click(screen.getByRole('button', { name: /^Complete Donation/ }))
  await advanceTime(0)
  await traverseHistory(-1)
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await advanceTime(2000)
  expect(screen.getByRole('heading', { name: 'Thank you, Marcia' })).toHaveFocus()
})

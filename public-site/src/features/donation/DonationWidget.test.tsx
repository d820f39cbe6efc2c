import { act, screen, waitFor } from '@testing-library/react'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import type { GeneralSettings } from 'shared/entities/generalSettings'
import { fakeStore } from 'shared/testing/fakeStore'
import { setTextSize } from 'shared/testing/setTextSize'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test } from 'vitest'
import { BelowTheFold } from '../../testing/BelowTheFold'
import { renderAt } from '../../testing/renderAt'
import { scrollShareIntoView } from '../../testing/scrollShareIntoView'
import { DonationWidget } from './DonationWidget'

const saveSettings = (changes: Partial<GeneralSettings>) =>
  collection(generalSettings).update((current) => ({ ...current, ...changes }))

test('states the 501(c)(3) organization, the tax deduction and the payment provider', () => {
  renderAt('/donate', <DonationWidget />)
  const statements = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(statements).toEqual([
    'Island Care Foundation is a 501(c)(3) organization.',
    'Your gift is tax-deductible.',
    'Your payment is secured by a payment provider.',
  ])
})

test('with a database and no payment page there is no form that leads nowhere, but how else to give', () => {
  fakeStore(() => ({}))
  const { container } = renderAt('/donate', <DonationWidget />)
  expect(container.querySelector('form')).toBeNull()
  expect(screen.getByText(/can’t give online yet/)).toBeVisible()
  expect(screen.queryByText(/payment provider/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hello@islandcare.example',
    'tel:+18765550100',
    '/get-involved#donate-resources',
  ])
})

test('with a database, shows the form and names the payment provider once there is a payment page', async () => {
  fakeStore(() => ({}))
  const { container } = renderAt('/donate', <DonationWidget />)
  await act(() => saveSettings({ paymentPage: 'https://pay.example/{name}' }))
  expect(container.querySelector('form')).toBeVisible()
  expect(screen.getByText(/payment provider/)).toBeVisible()
  expect(screen.queryByText(/can’t give online/)).not.toBeInTheDocument()
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

describe('on a phone with text at 200 %', () => {
  beforeEach(async () => {
    await setViewportWidth(360)
    setTextSize(200)
    renderAt('/donate', <DonationWidget />)
  })

  test('“US$” does not cover the amount', () => {
    const amount = screen.getByLabelText('Custom amount')
    const { left, width } = getComputedStyle(amount.parentElement as HTMLElement, '::before')
    const textLeft = Number.parseFloat(getComputedStyle(amount).paddingLeft)
    expect(textLeft).toBeGreaterThan(Number.parseFloat(left) + Number.parseFloat(width))
  })

  test('every frequency is on one line', () => {
    for (const name of ['One Time', 'Monthly', 'Quarterly', 'Yearly']) {
      const text = document.createRange()
      text.selectNode(screen.getByText(name).lastChild as Text)
      expect([name, text.getClientRects().length]).toEqual([name, 1])
    }
  })
})

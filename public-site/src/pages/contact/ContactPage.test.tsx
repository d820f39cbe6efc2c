import { screen } from '@testing-library/react'
import { generalSettings } from 'shared/collections/generalSettings'
import { setTextSize } from 'shared/testing/setTextSize'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { ContactPage } from './ContactPage'

test('the contact page says how to reach the foundation', () => {
  const { contactEmail, phoneNumber } = generalSettings.seed
  renderAt('/contact', <ContactPage />)
  expect(screen.getByRole('link', { name: contactEmail })).toHaveAttribute(
    'href',
    `mailto:${contactEmail}`,
  )
  expect(screen.getByRole('link', { name: phoneNumber })).toHaveAttribute(
    'href',
    'tel:+18765550100',
  )
  expect(screen.getByText('Mobile Health Fair, across Jamaica')).toBeVisible()
})

test('on a phone the email address and the telephone number grow with the text, within the page', async () => {
  const { contactEmail, phoneNumber } = generalSettings.seed
  await setViewportWidth(360)
  renderAt('/contact', <ContactPage />)
  const links = [contactEmail, phoneNumber].map((name) => screen.getByRole('link', { name }))
  const sizes = () => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize))
  const usual = sizes()

  setTextSize(200)
  expect(sizes()).toEqual(usual.map((size) => size * 2))
  for (const link of links) expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(360)
})

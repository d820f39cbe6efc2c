import { screen } from '@testing-library/react'
import { generalSettings } from 'shared/collections/generalSettings'
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

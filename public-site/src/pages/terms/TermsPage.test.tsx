import { screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import { fakeStore } from 'shared/testing/fakeStore'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { TermsPage } from './TermsPage'

test('in the demonstration, the terms say that gifts are simulated', () => {
  renderAt('/terms', <TermsPage />)
  expect(screen.getByText(/no card is charged/)).toBeVisible()
})

test.each([
  ['on the page of the provider', 'https://pay.example/', /on our payment provider’s page/],
  ['not on this site yet', undefined, /can’t give online yet/],
])('with a database, the terms say that gifts are paid %s', async (_, paymentPage, sentence) => {
  fakeStore(() => ({}))
  await collection(generalSettings).update((current) => ({ ...current, paymentPage }))
  renderAt('/terms', <TermsPage />)
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.queryByText(/demonstration/)).not.toBeInTheDocument()
})

import { render, screen } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { GiftSummary } from './GiftSummary'

test('on a phone the giver has all of the width, so that few email addresses are broken', async () => {
  await setViewportWidth(360)
  const { container } = render(
    <GiftSummary
      donation={{
        name: 'Marcia Campbell',
        email: 'marcia@example.com',
        amountUsd: 100,
        frequency: 'monthly',
      }}
    />,
  )
  const giver = screen.getByText('Marcia Campbell, marcia@example.com')
  expect(giver.clientWidth).toBe(container.clientWidth)
})

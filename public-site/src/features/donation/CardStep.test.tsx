import { screen } from '@testing-library/react'
import { setTextSize } from 'shared/testing/setTextSize'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test, vi } from 'vitest'
import { skeleton } from '../../forms/formView'
import { renderAt } from '../../testing/renderAt'
import { CardStep } from './CardStep'

test('with text at 200 %, the form on a phone is no wider while the card is processed', async () => {
  await setViewportWidth(360)
  setTextSize(200)
  const donation = {
    name: 'Ann',
    email: 'a@example.com',
    amountUsd: 5,
    frequency: 'monthly',
  } as const
  renderAt(
    '/donate',
    <div style={{ width: 286 }}>
      <CardStep
        {...skeleton}
        submitting
        getValues={vi.fn()}
        donation={donation}
        titleRef={null}
        onBack={() => {}}
      />
    </div>,
  )
  const button = screen.getByRole('button', { name: 'Processing...' })
  expect(button.getBoundingClientRect().width).toBe(286)
})

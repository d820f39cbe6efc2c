import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DraftOffer } from './DraftOffer'

test('says by Jamaica’s clock when the draft was typed, wherever the device is', () => {
  const savedAt = '2026-01-05T02:10:00Z'
  render(<DraftOffer savedAt={savedAt} onRestore={() => {}} onDiscard={() => {}} />)
  expect(screen.getByText(/^Jan 4, 2026, 9:10\sPM$/)).toBeVisible()
})

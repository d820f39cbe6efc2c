import { render, screen } from '@testing-library/react'
import { donationStatuses } from 'shared/entities/donationRecord'
import { expect, test } from 'vitest'
import { StatusBadge } from './StatusBadge'

test('a badge is green for completed, yellow for pending and red otherwise', () => {
  render(donationStatuses.map((status) => <StatusBadge key={status} status={status} />))
  const tone = (word: string) => screen.getByText(word).dataset.tone
  expect([tone('Completed'), tone('Pending'), tone('Failed')]).toEqual(['green', 'gold', 'red'])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { DonatePage } from './DonatePage'

test.each([
  ['Make a gift', 'donate-now'],
  ['Learn More', 'learn-more'],
])('%s leads to the section %s', (name, id) => {
  const { container } = renderAt('/donate', <DonatePage />)
  const [link] = screen.getAllByRole('link', { name })
  expect(link).toHaveAttribute('href', `/donate#${id}`)
  expect(container.querySelector(`section#${id}`)).not.toBeNull()
})

test.each([
  ['screenings a year', '5,000+'],
  ['communities', '12'],
  ['of services', '$500K'],
  ['of gifts go to programs', '100%'],
])('the donate page states its fixed number of %s', (label, value) => {
  renderAt('/donate', <DonatePage />)
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value)
})

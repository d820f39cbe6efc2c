import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { HealthFairsPage } from './HealthFairsPage'

test('the health fairs page has the calendar in #schedule and the request form in #request', () => {
  const { container } = renderAt('/programs/health-fairs', <HealthFairsPage />)
  const schedule = container.querySelector<HTMLElement>('section#schedule')
  for (const category of ['All', 'Health', 'Education', 'Community']) {
    expect(within(schedule as HTMLElement).getByRole('button', { name: category })).toBeVisible()
  }
  expect(container.querySelector('section#request form')).not.toBeNull()
})

test('the health fairs page has its name in the hero, and lists the services', () => {
  renderAt('/programs/health-fairs', <HealthFairsPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Health Fairs' })).toBeVisible()
  const services = within(screen.getByRole('region', { name: 'Services' })).getAllByRole('listitem')
  expect(services.map((service) => service.textContent)).toEqual(
    expect.arrayContaining(['Blood pressure', 'Glucose', 'Cholesterol', 'BMI', 'Vision', 'Dental']),
  )
})

test.each([
  /whole visit takes 45–60 minutes, and each screening 5–10 minutes/,
  /glucose and cholesterol tests, fast for 8–12 hours.*If both apply to you, follow the longer\./,
  /arrive 15 minutes early/,
  /fairs are free/,
  /covers Jamaica/,
  /2–3 business days/,
])('an answer says %s', (claim) => {
  renderAt('/programs/health-fairs', <HealthFairsPage />)
  expect(screen.getByText(claim)).toBeInTheDocument()
})

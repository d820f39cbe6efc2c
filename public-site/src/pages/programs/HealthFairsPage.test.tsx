import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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

const contact = ['Name', 'Email', 'Phone', 'Organization', 'Location']
const details = ['Preferred date', 'Expected attendees']
const services = ['Blood pressure', 'Glucose', 'Cholesterol', 'BMI', 'Vision', 'Dental']

test.each([
  ['Host a fair', [...contact, ...details, 'Details (optional)', 'Submit Request']],
  ['Plan a fair', [...contact, ...details, ...services, 'Details (optional)', 'Submit Request']],
])(
  'Tab leads from the last event through each field of the request form: %s',
  async (kind, fields) => {
    renderAt('/programs/health-fairs', <HealthFairsPage />)
    const focused = () => document.activeElement as HTMLInputElement
    const tab = () => userEvent.keyboard('{Tab}')
    const last = screen.getAllByRole('article').at(-1) as HTMLElement
    within(last).getByRole('link').focus()
    while (!focused().matches('[href^="tel:"]')) await tab()

    // Loads the form, unless it has come already, and leads into it.
    await tab()
    await expect.poll(() => focused().value).toBe('host')
    if (kind === 'Plan a fair') await userEvent.keyboard('{ArrowRight}')
    expect(focused().labels?.[0]).toHaveTextContent(kind)
    const reached: (string | null)[] = []
    while (reached.at(-1) !== 'Submit Request') {
      await tab()
      const name = (focused().labels?.[0] ?? focused()).textContent
      // The parts of a date are one field.
      if (name !== reached.at(-1)) reached.push(name)
    }
    expect(reached).toEqual(fields)
  },
)

test.each([
  /whole visit takes 45–60 minutes, and each screening 5–10 minutes/,
  /glucose and cholesterol tests, fast for 8–12 hours.*If both apply to you, follow the longer fast\./,
  /arrive 15 minutes early/,
  /fairs are free/,
  /covers Jamaica/,
  /Within 2-3 business days/,
])('an answer says %s', (claim) => {
  renderAt('/programs/health-fairs', <HealthFairsPage />)
  expect(screen.getByText(claim)).toBeInTheDocument()
})

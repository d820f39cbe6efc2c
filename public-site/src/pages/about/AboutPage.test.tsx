import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { AboutPage } from './AboutPage'

test.each(['Who We Are', 'Our Mission', 'Our Vision', 'Our Achievements'])(
  'the about page tells %s',
  (title) => {
    renderAt('/about', <AboutPage />)
    expect(screen.getByRole('region', { name: title })).toBeVisible()
  },
)

test.each([
  ['back-to-school medicals', '162'],
  ['adult medicals', '65'],
  ['dental check-ups', '75'],
  ['optical screenings', '65'],
  ['pap smears', '35'],
])('the community health fair of 2022: %s, %s', (label, value) => {
  renderAt('/about', <AboutPage />)
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value)
})

test('the achievements are those of the Community Health Fair 2022', () => {
  renderAt('/about', <AboutPage />)
  const achievements = screen.getByRole('region', { name: 'Our Achievements' })
  expect(
    within(achievements).getByRole('heading', { name: 'Community Health Fair 2022' }),
  ).toBeVisible()
})

test.each([
  'HIV screening and counseling',
  'Nutrition consultations',
  'Vaccinations',
  'Free glasses frames',
  'Health education resources',
])('the about page names %s among the other services', (service) => {
  renderAt('/about', <AboutPage />)
  expect(screen.getByText(service)).toBeVisible()
})

test.each([
  ['Donate Now', '/donate'],
  ['Get Involved', '/get-involved'],
])('%s leads to %s', (name, path) => {
  renderAt('/about', <AboutPage />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

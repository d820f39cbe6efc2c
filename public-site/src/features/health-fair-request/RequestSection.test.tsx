import { screen, within } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { RequestSection } from './RequestSection'

test('the request states a response time of 2-3 business days and covers Jamaica', () => {
  renderAt('/events', <RequestSection picture="/images/get-involved/carrying-a-table.svg" />)
  const section = screen.getByRole('region', { name: 'Request a Health Fair' })
  expect(section).toHaveAttribute('id', 'request')
  expect(within(section).getByText('2-3 business days')).toBeVisible()
  expect(within(section).getByText('All of Jamaica')).toBeVisible()
})

test('on a phone the form begins on the same screen as its heading', async () => {
  await setViewportWidth(360)
  renderAt('/events', <RequestSection picture="/images/get-involved/carrying-a-table.svg" />)
  const heading = screen.getByRole('heading', { name: 'Request a Health Fair' })
  const form = screen.getByRole('group', { name: 'What would you like to do?' })
  const between = form.getBoundingClientRect().top - heading.getBoundingClientRect().top
  expect(between).toBeLessThan(420)
})

import { act, screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import type { GeneralSettings } from 'shared/entities/generalSettings'
import { fakeStore } from 'shared/testing/fakeStore'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { DonatePage } from './DonatePage'

test.each([360, 768, 1280])(
  'at %i px the hero leads to the form and to what gifts do',
  async (width) => {
    await setViewportWidth(width)
    const { container } = renderAt('/donate', <DonatePage />)
    for (const [name, id] of [
      ['Make a gift', 'donate-now'],
      ['Learn More', 'learn-more'],
    ]) {
      const [link] = screen.getAllByRole('link', { name })
      expect(link).toBeVisible()
      expect(link).toHaveAttribute('href', `/donate#${id}`)
      expect(container.querySelector(`section#${id}`)).not.toBeNull()
    }
  },
)

test.each([
  ['screenings a year', '5,000+'],
  ['communities', '12'],
  ['of services', '$500K'],
  ['of gifts go to programs', '100%'],
])('the donate page states its fixed number of %s', (label, value) => {
  renderAt('/donate', <DonatePage />)
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value)
})

const saveSettings = (changes: Partial<GeneralSettings>) =>
  act(() => collection(generalSettings).update((current) => ({ ...current, ...changes })))
const shown = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent)

test('with a database, the figures are those of the settings: each that has a label, and none while they are empty', async () => {
  fakeStore(() => ({}))
  renderAt('/donate', <DonatePage />)
  expect(shown()).toEqual([])
  const learnMore = () => document.getElementById('learn-more')
  expect(screen.queryByRole('region', { name: 'What gifts make possible' })).toBeNull()
  expect(learnMore()).toHaveAccessibleName('Where your gift goes')
  await saveSettings({
    donateFigure1: ' 1,200 ',
    donateLabel1: ' meals served',
    donateFigure2: '7',
    donateLabel2: ' ',
    donateLabel3: 'villages',
    donateFigure4: 'JMD$3M',
    donateLabel4: 'meals served',
  })
  expect(shown()).toEqual(['1,200', 'JMD$3M'])
  expect(learnMore()).toHaveAccessibleName('What gifts make possible')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'meals served',
    'meals served',
  ])
  await saveSettings({ donateFigure1: '', donateFigure4: '' })
  expect(shown()).toEqual([])
})

test('without a database, what a backup brought along changes nothing', async () => {
  await saveSettings({ donateFigure1: '1,200', donateLabel1: 'meals served' })
  renderAt('/donate', <DonatePage />)
  expect(shown()).toEqual(['5,000+', '12', '$500K', '100%'])
})

test('the longest figures have room on a phone', async () => {
  await setViewportWidth(360)
  fakeStore(() => ({}))
  renderAt('/donate', <DonatePage />)
  await saveSettings({ donateFigure1: 'JMD$123,456,789.00', donateLabel1: 'of services' })
  const { right } = screen.getByRole('definition').getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

import { screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { stats } from 'shared/collections/stats'
import { expect, test } from 'vitest'
import { hydrateAt } from '../../testing/hydrateAt'
import { renderAt } from '../../testing/renderAt'
import { ProgramsPage } from '../programs/ProgramsPage'
import { ImpactPage } from './ImpactPage'

test.each([
  ['/impact', ImpactPage],
  ['/programs', ProgramsPage],
])('that %s will be developed further is said below what is there', (path, Page) => {
  renderAt(path, <Page />)
  const note = screen.getByText('This page will be developed further.')
  const [, ...sections] = screen.getAllByRole('heading')
  expect(sections).not.toEqual([])
  for (const heading of sections) {
    const order = heading.compareDocumentPosition(note)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
})

test('impact shows the figures that are stored, once the page has hydrated', async () => {
  await collection(stats).update(() => stats.seed.map((stat) => ({ ...stat, suffix: ' so far' })))
  const { html, hydrated, recoverableErrors } = await hydrateAt('/impact', <ImpactPage />)
  expect(recoverableErrors).toEqual([])
  expect(html).toContain('1,287')
  expect(hydrated).toContain('1,287 so far')
  expect(hydrated).toContain('People Served')
})

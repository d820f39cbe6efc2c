import { screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import type { Program } from 'shared/entities/program'
import { Route, Routes } from 'shared/router'
import { expect, test } from 'vitest'
import { hydrateAt } from '../../testing/hydrateAt'
import { renderAt } from '../../testing/renderAt'
import { HealthFairsPage } from './HealthFairsPage'
import { ProgramPage } from './ProgramPage'

const [healthFairs] = programs.seed
if (!healthFairs) throw new Error('There is no program to make others from')

const eyeBus: Program = {
  ...healthFairs,
  id: 9,
  title: 'Eye Bus',
  description: 'Eye tests on wheels.',
  link: '',
  slug: 'eye-bus',
}

const listPrograms = (...list: Program[]) => collection(programs).update(() => list)

const site = (
  <Routes>
    <Route path="/programs/health-fairs" element={<HealthFairsPage />} />
    <Route path="/programs/:slug" element={<ProgramPage />} />
    <Route path="/not-found" element={<p>Nobody knows this page</p>} />
  </Routes>
)

test('a fifth program has a page of its own: its title, description and what is written in Markdown', async () => {
  await listPrograms({ ...eyeBus, content: '# Where it stops\n\nIn **every** parish.' })
  renderAt('/programs/eye-bus', site)
  expect(screen.getByRole('heading', { level: 1, name: 'Eye Bus' })).toBeVisible()
  expect(screen.getByText('Eye tests on wheels.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Where it stops' })).toBeVisible()
  expect(screen.getByText('every').tagName).toBe('STRONG')
  expect(document.title).toMatch(/^Eye Bus/)
})

test('without anything written, the page of a program is its title and description', async () => {
  await listPrograms(eyeBus)
  renderAt('/programs/eye-bus', site)
  expect(screen.getByRole('heading', { level: 1, name: 'Eye Bus' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test.each([
  ['of a draft', { status: 'draft' as const }, '/programs/eye-bus'],
  ['that no program has', {}, '/programs/ear-bus'],
])('an address %s is Page Not Found', async (_, changes, path) => {
  await listPrograms({ ...eyeBus, ...changes })
  renderAt(path, site)
  expect(await screen.findByText('Nobody knows this page')).toBeVisible()
})

test('the page that the site comes with stays until another is written for its address, below which schedule and request stay', async () => {
  await listPrograms(healthFairs)
  const { unmount } = renderAt('/programs/health-fairs', site)
  expect(screen.getByText('Plan your visit')).toBeVisible()
  unmount()
  await listPrograms({ ...healthFairs, title: 'Fairs', content: 'All **new**.' })
  const { container } = renderAt('/programs/health-fairs', site)
  expect(await screen.findByRole('heading', { level: 1, name: 'Fairs' })).toBeVisible()
  expect(screen.getByText('new').tagName).toBe('STRONG')
  expect(screen.queryByText('Plan your visit')).toBeNull()
  for (const part of ['schedule', 'request']) {
    expect(container.querySelector(`section#${part}`)).not.toBeNull()
  }
})

test('a page that the site comes with hydrates as a server renders it, and then shows what is written', async () => {
  await listPrograms({ ...healthFairs, content: 'All new.' })
  const { html, recoverableErrors } = await hydrateAt('/programs/health-fairs', site)
  expect(recoverableErrors).toEqual([])
  expect(html).toContain('Plan your visit')
  expect(html).not.toMatch(/ style="/)
})

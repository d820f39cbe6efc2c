import { render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'shared/router'
import { expect, test, vi } from 'vitest'
import { hydrateAt } from '../testing/hydrateAt'
import { setUpUser } from '../testing/user'
import { Sections } from './Sections'

let broken: boolean

function Impact() {
  if (broken) throw new Error('broken')
  return <h2>Our Impact</h2>
}

const page = (
  <Sections>
    <h2>Our Mission</h2>
    <Impact />
    <Link to="/about">Elsewhere</Link>
  </Sections>
)

test('a section that crashes leaves the others, is reported once, and is left by a link', async () => {
  broken = true
  const onCaughtError = vi.fn()
  render(<BrowserRouter>{page}</BrowserRouter>, { onCaughtError })
  expect(screen.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t show this part of the page.')
  expect(onCaughtError).toHaveBeenCalledOnce()

  broken = false
  await setUpUser().click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByRole('heading', { name: 'Our Impact' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sections hydrate as a server renders them, without elements of their own', async () => {
  broken = false
  const { html, recoverableErrors } = await hydrateAt('/', page)
  expect(recoverableErrors).toEqual([])
  expect(html).toMatch(/^<h2>Our Mission<\/h2><h2>Our Impact<\/h2><a /)
})

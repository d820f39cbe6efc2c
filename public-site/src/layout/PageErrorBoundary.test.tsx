import { render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'shared/router'
import { beforeEach, expect, test, vi } from 'vitest'
import { BelowTheFold } from '../testing/BelowTheFold'
import { setUpUser } from '../testing/user'
import { Layout } from './Layout'
import { PageErrorBoundary } from './PageErrorBoundary'

let broken: boolean

function Page() {
  if (broken) throw new Error('broken')
  return <h1>About Us</h1>
}

beforeEach(() => {
  document.title = 'Events – Island Care Foundation'
})

test('a page that crashes says so in the document’s title too, leaves header and footer, is reported once, and is left by a link', async () => {
  broken = true
  const onCaughtError = vi.fn()
  render(
    <BrowserRouter>
      <Layout>
        <PageErrorBoundary>
          <Page />
        </PageErrorBoundary>
        <Link to="/about">Elsewhere</Link>
      </Layout>
    </BrowserRouter>,
    { onCaughtError },
  )
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  expect(onCaughtError).toHaveBeenCalledOnce()
  expect(document.title).toBe('Unexpected Application Error! – Island Care Foundation')

  broken = false
  await setUpUser().click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

test('a page that fails is said to have at its top', () => {
  broken = true
  const failing = (shown: boolean) => (
    <BrowserRouter>
      <BelowTheFold>{shown && <PageErrorBoundary>{<Page />}</PageErrorBoundary>}</BelowTheFold>
    </BrowserRouter>
  )
  const { rerender } = render(failing(false), { onCaughtError: vi.fn() })
  scrollTo({ top: 300, behavior: 'instant' })
  rerender(failing(true))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(scrollY).toBe(0)
})

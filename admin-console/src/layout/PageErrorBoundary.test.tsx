import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared/router'
import { expect, test, vi } from 'vitest'
import { PageErrorBoundary } from './PageErrorBoundary'

function Broken(): never {
  throw new Error('broken')
}

test('a page that fails says so and offers to be loaded again', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  render(
    <BrowserRouter>
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>
    </BrowserRouter>,
  )
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  expect(console.error).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})

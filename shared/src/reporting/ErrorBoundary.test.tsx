import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary'

afterEach(cleanup)

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('broken')
  return <h1>About Us</h1>
}

const onCaughtError = vi.fn()
const at = (locationKey: string, fails: boolean) => (
  <ErrorBoundary locationKey={locationKey} fallback={(error) => <h1>{String(error)}</h1>}>
    <Page fails={fails} />
  </ErrorBoundary>
)

test('a page that cannot be rendered is caught once, and going back leaves it', () => {
  const { rerender } = render(at('first', false), { onCaughtError })
  rerender(at('second', true))
  expect(screen.getByRole('heading').textContent).toBe('Error: broken')
  expect(onCaughtError).toHaveBeenCalledOnce()

  rerender(at('first', false))
  expect(screen.getByRole('heading').textContent).toBe('About Us')
})

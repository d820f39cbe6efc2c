import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RemoteErrorBoundary } from './RemoteErrorBoundary'

afterEach(cleanup)

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('broken')
  return <h1>About Us</h1>
}

const onCaughtError = vi.fn()
const at = (locationKey: string, fails: boolean) => (
  <RemoteErrorBoundary locationKey={locationKey} onTryAgain={() => {}}>
    <Page fails={fails} />
  </RemoteErrorBoundary>
)

test('a page that cannot be rendered is said to have failed, once, and going back leaves it', () => {
  const { rerender } = render(at('first', false), { onCaughtError })
  rerender(at('second', true))
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  expect(onCaughtError).toHaveBeenCalledOnce()

  rerender(at('first', false))
  expect(screen.getByRole('heading').textContent).toBe('About Us')
})

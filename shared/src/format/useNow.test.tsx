import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './useNow'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T04:58:00Z') })
})

const Clock = () => <time>{useNow().toISOString()}</time>
const shown = (container: HTMLElement) => container.textContent

test('a page that stands open past midnight in Jamaica knows it', () => {
  const { container } = render(<Clock />)
  expect(shown(container)).toBe('2027-03-01T04:58:00.000Z')
  act(() => vi.advanceTimersByTime(120_000))
  expect(shown(container)).toBe('2027-03-01T05:00:00.000Z')
})

test('a page that is seen again after an hour in the background knows at once', () => {
  const { container } = render(<Clock />)
  // A browser pauses the timers of a page that nobody sees.
  vi.setSystemTime(new Date('2027-03-01T05:58:00Z'))
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(shown(container)).toBe('2027-03-01T05:58:00.000Z')
})

test('what is rendered within one minute agrees on the instant', () => {
  const first = shown(render(<Clock />).container)
  vi.setSystemTime(new Date('2027-03-01T04:58:59Z'))
  expect(shown(render(<Clock />).container)).toBe(first)
})

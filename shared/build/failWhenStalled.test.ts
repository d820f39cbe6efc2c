import { beforeEach, expect, test, vi } from 'vitest'
import { failWhenStalled } from './failWhenStalled.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** The hooks of a plugin as a build calls them; none of these needs a build around it. */
function hooksOf(limitMs: number) {
  const { buildStart, moduleParsed, buildEnd } = failWhenStalled(limitMs)
  const call = (hook: unknown, ...values: unknown[]) =>
    (hook as (...values: unknown[]) => void)(...values)
  return {
    start: () => call(buildStart),
    parse: (id: string) => call(moduleParsed, { id }),
    end: () => call(buildEnd),
  }
}

test('a build in which nothing moves any more fails, and names the last module', () => {
  const build = hooksOf(1000)
  build.start()
  vi.advanceTimersByTime(999)
  build.parse('/src/App.tsx')
  vi.advanceTimersByTime(999)
  expect(() => vi.advanceTimersByTime(1)).toThrow(
    /stands still: no module was parsed for 1 s.*incomplete.*\/src\/App\.tsx/,
  )
})

test('a build that ends in time is left alone, however long it took', () => {
  const build = hooksOf(1000)
  build.start()
  for (let module = 0; module < 10; module++) {
    vi.advanceTimersByTime(900)
    build.parse(`/src/${module}.ts`)
  }
  build.end()
  expect(vi.getTimerCount()).toBe(0)
})

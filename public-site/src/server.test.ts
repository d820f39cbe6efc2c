import { expect, test } from 'vitest'
import { pages } from './routes'
import { documents, renderFrom } from './server'

await renderFrom({ backend: 'browser', contentOf: () => undefined, onTextShown: () => {} })

const described = new Map(
  documents('https://charity.example').map(({ path, head }) => [path, head.description]),
)

test.each(pages.filter(({ title }) => title).map(({ path }) => path))(
  '%s is described to search engines in one or two sentences',
  (path) => {
    const { length = 0 } = described.get(path) ?? ''
    expect(length).toBeGreaterThanOrEqual(80)
    expect(length).toBeLessThanOrEqual(155)
  },
)

test('no two documents have one description', () => {
  expect(new Set(described.values()).size).toBe(described.size)
})

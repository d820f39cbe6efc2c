import { expect, test } from 'vitest'
import { pages } from './routes'
import { documents, feeds, renderFrom } from './server'

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

test('the feeds have the seeds’ events, which are to come when they are rendered, and posts', () => {
  const [calendar, news] = feeds?.('https://charity.example') ?? []
  expect(calendar).toMatchObject({
    path: '/events.ics',
    title: 'Events – Island Care Foundation',
    text: expect.stringContaining('X-WR-CALNAME:Events – Island Care Foundation\r\n'),
  })
  expect(news).toMatchObject({ path: '/blog/feed.xml', title: 'News – Island Care Foundation' })
  expect(news?.text.match(/<entry>/g)).toHaveLength(3)
})

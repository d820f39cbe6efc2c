/**
 * Scripts, markup and URLs in every field of every entity, on every public page as a server renders it: planted,
 * or sent by the database.
 */
import fc from 'fast-check'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { fetchContent } from 'shared/backends/supabase/content/fetchContent'
import { toRow } from 'shared/backends/supabase/rows'
import { blogPosts } from 'shared/collections/blogPosts'
import { allDefinitions } from 'shared/collections/definitions'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { programs } from 'shared/collections/programs'
import { contentKeys, isConfidential } from 'shared/content/contentKinds'
import { donateLimits } from 'shared/entities/generalSettings'
import { StaticRouter } from 'shared/router-server'
import { hostileString } from 'shared/testing/hostile'
import { expect, test } from 'vitest'
import { App, documents, renderFrom } from './server'

const origin = 'https://charity.example'

const markdown = (text: string) =>
  `${text}\n\n[link](${text}) ![picture](${text}) <${text}> [label][1]\n\n[1]: ${text}\n\n# ${text}`

/** The seeds with a text in each of their fields that takes any, and a number in the others. */
function contentWith(text: string, number: number) {
  const filled = <T extends object>(item: T, kept: readonly string[] = []): T =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        kept.includes(name)
          ? value
          : typeof value === 'string'
            ? text
            : typeof value === 'number'
              ? number
              : value,
      ]),
    ) as T
  const others = allDefinitions.map(({ key, seed }) => [
    key,
    Array.isArray(seed) ? seed.map((item) => filled(item, ['id'])) : filled(seed as object),
  ])
  return {
    ...Object.fromEntries(others),
    // Those of which a field takes only some values.
    events: events.seed.map((event, index) =>
      filled(event, index % 2 ? ['id', 'category', 'date'] : ['id', 'category']),
    ),
    programs: programs.seed.map((program) => filled(program, ['id', 'status'])),
    blogPosts: blogPosts.seed.map((post) => ({
      ...filled(post, ['id', 'status']),
      content: markdown(text),
      tags: [text],
    })),
    generalSettings: {
      ...filled(generalSettings.seed),
      paymentPage: text,
      donateFigure1: [...text].slice(0, donateLimits.figure).join(''),
      donateLabel1: [...text].slice(0, donateLimits.label).join(''),
    },
  } as Record<string, unknown>
}

/** The same as a visitor reads it from a database, which has columns of its own and takes no number but these. */
async function contentFromDatabase(text: string) {
  const content = contentWith(text, 1)
  for (const key of contentKeys.filter((key) => !isConfidential(key))) {
    const items = [content[key]].flat() as object[]
    const rows = items.map((item) => ({ id: 1, ...toRow(item), version: 1, [`_${text}`]: text }))
    content[key] = (await fetchContent(async () => ({ version: 1, rows }), key)).value
  }
  return content
}

async function render(path: string) {
  const { prelude } = await prerender(
    createElement(StaticRouter, { location: path }, createElement(App)),
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** React quotes every attribute and escapes every text: what is a tag here is one in the page. */
function expectHarmless(html: string) {
  const tags = [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi)]
  expect(tags.length).toBeGreaterThan(20)
  for (const [tag, name, attributes = ''] of tags) {
    expect(['script', 'iframe', 'object', 'embed', 'base'], tag).not.toContain(name)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=]+)="([^"]*)"/g)) {
      expect(attribute, tag).not.toMatch(/^on/i)
      if (!['href', 'src', 'action', 'formaction', 'poster'].includes(attribute.toLowerCase()))
        continue
      const url = unescaped(value)
      expect(URL.canParse(url, origin), tag).toBe(true)
      const { protocol, origin: target } = new URL(url, origin)
      expect(['https:', 'http:', 'mailto:', 'tel:'], tag).toContain(protocol)
      // Protocol-relative: to another host without naming a scheme.
      if (target !== origin && protocol.startsWith('http'))
        expect(url, tag).toMatch(/^https?:\/\//i)
    }
  }
  // Nothing that looks like a tag is left over: every text is escaped.
  const rest = html.replace(/<\/?[a-z][\w-]*(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/gi, '')
  expect(rest.replace(/<!--.*?-->/g, '')).not.toMatch(/<[a-z!/]/i)
}

/** Has the pages rendered from this content. */
const renderContent = (content: Record<string, unknown>, isFromStore: boolean) =>
  renderFrom({
    backend: isFromStore ? 'supabase' : 'browser',
    contentOf: (key) => content[key],
    onTextShown: () => {},
  })

await renderContent({}, false)
const paths = documents(origin).map(({ path }) => path)

const number = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 1e21, 5e-324, Number.MAX_VALUE, -Number.MAX_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const { numRuns = 60 } = fc.readConfigureGlobal() ?? {}

test('any text in every field of the content shows as text, on every page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      hostileString,
      number,
      fc.boolean(),
      async (path, text, value, isFromStore) => {
        const content = isFromStore ? await contentFromDatabase(text) : contentWith(text, value)
        await renderContent(content, isFromStore)
        for (const { head } of documents(origin)) {
          if (head.picture)
            expect(new URL(head.picture, origin).protocol).toMatch(/^(https?|mailto):$/)
        }
        expectHarmless(await render(path))
      },
    ),
    // A page takes a hundred times as long as a value elsewhere.
    { numRuns: Math.max(60, numRuns / 4) },
  )
})

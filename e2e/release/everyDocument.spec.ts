/** Every document, and all that must hold of each. */
import path from 'node:path'
import type { Request } from '@playwright/test'
import { chunksOf, withImports } from '../support/chunks'
import { expectToStandStill } from '../support/layoutShifts'
import { phone, visitOnPhone } from '../support/phone'
import { documentOfEachKind, documentPaths } from '../support/site'
import { atRest, expect, hydrated, type Page, test } from '../support/test'
import { visitAll } from '../support/visitAll'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('every document that is like another hydrates without a complaint, shifts at most 0.02, has no violation of WCAG 2.2 A or AA, crops no drawing, and shows all of its text at 200 %', async ({
    context,
  }) => {
    const others = documentPaths().filter((name) => !documentOfEachKind().includes(name))
    expect(others.length).toBeGreaterThan(5)
    await visitAll(context, visitOnPhone, others)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('every document hydrates without a complaint, shifts at most 0.02, names the scripts that its page runs and its style sheets, and no others, and is led to from the home page', async ({
    context,
    baseURL,
  }) => {
    const foreign: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        foreign.push(request.url())
      }
    })
    const linksOf = new Map<string, string[]>()
    const later = filesOfForms()
    const isLater = (file: string) => later.includes(nameOf(file))

    await visitAll(
      context,
      async (page, documentPath) => {
        const { used, named } = await codeOf(page, documentPath)
        await expectToStandStill(page, documentPath)
        const unnamed = used.filter((file) => !named.includes(file) && !isLater(file))
        const unused = named.filter((file) => !used.includes(file))
        expect({ unnamed, unused }, documentPath).toEqual({ unnamed: [], unused: [] })

        const hrefs = await hrefsOn(page)
        expect(hrefs.filter((url) => /#$/.test(url))).toEqual([])
        const links = hrefs.filter((url) => url.startsWith(`${baseURL}/`))
        await expectAnchors(page, documentPath, links)
        linksOf.set(
          documentPath,
          links.map((url) => new URL(url).pathname).filter((to) => !to.startsWith('/admin')),
        )
      },
      documentPaths(),
    )

    // No link leads to the 404 page, and no page is left out but the one that links in messages lead to.
    expect(reachableFrom('/', linksOf)).toEqual(documentPaths().filter((name) => name !== '/link'))
    expect(foreign).toEqual([])
  })
})

const formModule = /\/(Donation|DonationOffer|Request|Volunteer)Form\.tsx$/

/** Forms, and what they use, come once their page is there and they are near. */
function filesOfForms(): string[] {
  const chunks = chunksOf('public-site')
  const forms = chunks.filter(({ modules }) => modules.some(({ id }) => formModule.test(id)))
  expect(forms.length).toBeGreaterThanOrEqual(4)
  return withImports(chunks, forms).map(({ file }) => nameOf(file))
}

/** Of a chunk and of its style sheet, without their hashes. */
const nameOf = (file: string) => path.basename(file).replace(/-[\w-]{8}\.(js|css)$/, '')

const inDocument =
  /<(?:script (?:type="module"|async)|link rel="(?:modulepreload|stylesheet)")[^>]*?"(\/.+?)"/g

/** Opens a document: the scripts that its page runs with its style sheets, and the code that it names. */
async function codeOf(page: Page, documentPath: string) {
  const sheets: string[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  }
  page.on('request', note)
  await page.coverage.startJSCoverage()
  const response = await page.goto(documentPath)
  await hydrated(page)
  await atRest(page)
  const scripts = (await page.coverage.stopJSCoverage())
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count)))
    .map(({ url }) => url)
    // The document's own script has the document's URL.
    .filter((url) => url.endsWith('.js'))
  page.off('request', note)
  expect(scripts.length, documentPath).toBeGreaterThan(5)
  const html = (await response?.text()) ?? ''
  return {
    used: [...scripts, ...sheets].map((file) => new URL(file).pathname),
    named: [...html.matchAll(inDocument)].map(([, file]) => file ?? ''),
  }
}

const hrefsOn = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href))

/** Fails where a link to a part of the same page has no target. */
async function expectAnchors(page: Page, documentPath: string, links: string[]) {
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    if (pathname !== documentPath || !hash) continue
    await expect(page.locator(`[id="${hash.slice(1)}"]`), `${documentPath} → ${hash}`).toHaveCount(
      1,
    )
  }
}

/** Every path that can be reached by links, sorted. */
function reachableFrom(start: string, linksOf: ReadonlyMap<string, string[]>) {
  const reached = new Set([start])
  for (const documentPath of reached) {
    for (const to of linksOf.get(documentPath) ?? []) reached.add(to)
  }
  return [...reached].sort()
}

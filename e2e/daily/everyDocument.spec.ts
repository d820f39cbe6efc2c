/** Every document, visited once on a phone and once on a wide screen, and all that must hold of each. */
import path from 'node:path'
import type { Request } from '@playwright/test'
import { expectAccessiblePage } from '../support/axe'
import { chunksOf, withImports } from '../support/chunks'
import { expectToStandStill } from '../support/layoutShifts'
import { documentPaths } from '../support/site'
import { atRest, expect, hydrated, type Page, test } from '../support/test'
import { visitAll } from '../support/visitAll'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const phone = { width: 360, height: 740 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('every document hydrates without a complaint, shifts at most 0.02, has no violation of WCAG 2.2 A or AA, crops no drawing, and shows all of its text at 200 %', async ({
    context,
  }) => {
    let drawings = 0
    await visitAll(context, async (page, documentPath) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize(phone)
      await page.goto(documentPath)
      await hydrated(page)
      await atRest(page)
      await expectToStandStill(page, documentPath)

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectAccessiblePage(page, documentPath)
      const found = await expectWholeDrawings(page, documentPath)
      drawings += found
      await expectRoomForLargeText(page, documentPath)
    })
    expect(drawings).toBeGreaterThan(10)
  })
})

/** Whether anybody in them loses their feet. Returns how many there are. */
async function expectWholeDrawings(page: Page, documentPath: string) {
  const drawings = page.locator('main img:not([src*="/images/hero/"], [src*="/images/events/"])')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cropped = await drawings.evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility())
        .filter((image) => {
          const { width, height } = image.getBoundingClientRect()
          const given = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          const whole = getComputedStyle(image).objectFit === 'contain'
          return !whole && Math.abs(width / height - given) > 0.01
        })
        .map(({ src }) => src),
    )
    expect(cropped, `${documentPath} at ${width} px`).toEqual([])
  }
  return drawings.count()
}

/** As in a browser that shows text at twice its usual size. */
async function expectRoomForLargeText(page: Page, documentPath: string) {
  const devTools = await page.context().newCDPSession(page)
  const setTextSize = (standard: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setTextSize(32)
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button, label, input, dd')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < 0 || right > document.documentElement.clientWidth)
        })
        .map((element) => element.textContent),
    )
    expect(outside, `${documentPath} at ${width} px`).toEqual([])
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(contentWidth, `${documentPath} at ${width} px`).toBeLessThanOrEqual(width)
  }
  await setTextSize(16)
  await devTools.detach()
}

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

    await visitAll(context, async (page, documentPath) => {
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
    })

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

/** The documents before their JavaScript runs, while it takes over, and without it. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { documentPaths, siteDir } from '../support/site'
import { atRest, beSignedIn, expect, hydrated, test } from '../support/test'

const editedData = {
  events: [
    {
      id: 1,
      title: 'A fair of another name',
      date: 'May 1, 2031',
      time: '9:00 AM - 2:00 PM',
      location: 'Port Maria, St. Mary',
      category: 'community',
      image: '/placeholder.svg',
      attendees: 3,
      slots: 4,
    },
  ],
  stats: [{ id: 1, label: 'Cups of soup', icon: 'users', value: 12, prefix: '', suffix: '' }],
  programs: [],
  blogPosts: [
    {
      id: 1,
      title: 'A story of another name',
      excerpt: 'It was told anew.',
      content: '# Anew\n\nWith [a link](/events) and *more*.',
      author: 'Ann Lee',
      date: '2031-05-02',
      imageUrl: '/placeholder.svg',
      tags: ['anew'],
      featured: true,
      status: 'published',
    },
  ],
  generalSettings: {
    siteName: 'Another Foundation',
    contactEmail: 'other@example.com',
    phoneNumber: '+1 (876) 555-0199',
  },
}

test.describe('with data edited in this browser and somebody signed in', () => {
  // Seed events and posts that are edited away are unknown.
  test.use({ expectedComplaints: /^\[site\] Page not found: \/(events|blog)\/\d/ })

  test('every document hydrates without a complaint, and then shows the data', async ({
    page,
    context,
  }) => {
    await context.addInitScript((data) => {
      if (location.protocol === 'about:') return
      for (const [key, value] of Object.entries(data)) {
        localStorage.setItem(key, JSON.stringify(value))
      }
    }, editedData)
    await beSignedIn(context)
    for (const documentPath of documentPaths().filter((name) => name !== '/login')) {
      await page.goto(documentPath)
      await hydrated(page)
      await expect(page.getByRole('banner')).toContainText('Another Foundation')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeAttached()
    }
    await page.goto('/events/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A fair of another name')
    await page.goto('/blog/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A story of another name')
    for (const goneAway of ['/events/2', '/blog/2']) {
      await page.goto(goneAway)
      await expect(page).toHaveURL('/not-found')
    }
  })
})

test('a document hydrates with a part of it in its URL, and goes there', async ({ page }) => {
  for (const [pagePath, anchor] of [
    ['/events', '#request'],
    ['/events', '#schedule'],
    ['/get-involved', '#volunteer'],
  ] as const) {
    await test.step(anchor, async () => {
      // Another document than the one before: only its hash may differ.
      await page.goto('/terms')
      await page.goto(pagePath + anchor)
      await hydrated(page)
      const heading = page.locator(anchor).getByRole('heading', { level: 2 })
      await expect(heading).toBeInViewport()
      // The header lies over the page.
      const header = await page.getByRole('banner').boundingBox()
      const headerBottom = (header?.y ?? 0) + (header?.height ?? 0)
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(headerBottom)

      // After a reload the page is where it was left.
      await page.evaluate(
        () =>
          new Promise((ended) => {
            addEventListener('scrollend', ended, { once: true })
            scrollTo(0, 100)
          }),
      )
      await page.reload()
      await hydrated(page)
      expect(await page.evaluate(() => scrollY)).toBe(100)

      // And when the visitor comes back from another document.
      await page.goto('/terms')
      await hydrated(page)
      await page.goBack()
      await hydrated(page)
      expect(await page.evaluate(() => scrollY)).toBe(100)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 404/ })

  test('links lead on, a form says that it needs JavaScript, and so do the console and an unknown path, which lead to what does not', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Upcoming Events' }).click()
    await page.getByRole('link', { name: /Community Health Fair at Riverside/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Community Health Fair at Riverside',
    )
    await expect(page.getByText(/needs JavaScript/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible()

    for (const pagePath of ['/admin', '/no-such-page']) {
      await page.goto(pagePath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript')
      await page.getByRole('link', { name: 'the website' }).click()
      await expect(page).toHaveURL('/')
    }
  })

  test('every page shows its heading, its content and pictures that have their size, no form can be sent, and on a phone no button is offered', async ({
    page,
  }) => {
    let pictures = 0
    for (const documentPath of documentPaths()) {
      await page.goto(documentPath)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const text = await page.getByRole('main').innerText()
      expect(text.length, documentPath).toBeGreaterThan(100)
      pictures += await page.locator('img').count()
      expect(await page.locator('img:not([width][height])').count(), documentPath).toBe(0)
      // What is typed would stand in the URL.
      expect(await page.locator('form').count(), documentPath).toBeGreaterThan(0)
      const active = page.locator('form:not([inert], [inert] form)')
      expect(await active.count(), documentPath).toBe(0)
    }
    expect(pictures).toBeGreaterThan(20)

    await page.setViewportSize({ width: 360, height: 740 })
    for (const documentPath of ['/', '/events', '/events/1', '/donate']) {
      await page.goto(documentPath)
      // It could do nothing.
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})

test('the heading font and the first picture are asked for early', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const font = /<link\s+rel="preload"\s+as="font"[^>]*href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''
  expect(font).not.toBe('')
  expect(existsSync(path.join(siteDir, font))).toBe(true)
  expect(html).toMatch(/<link rel="preload" as="image" href="[^"]+" fetchPriority="high"\/?>/)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  expect(await page.evaluate(() => document.fonts.check('600 16px Fraunces'))).toBe(true)
})

test('pointing at a link, focusing or touching it fetches its page, unless the visitor saves data', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const fetched = (name: string) =>
    scripts.filter((script) => new RegExp(`/${name}-.*\\.js$`).test(script)).length
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
  const saveData = (saving: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: value },
        configurable: true,
      })
    }, saving)

  await page.goto('/')
  await hydrated(page)
  await saveData(true)
  await link('About').hover()
  await saveData(false)
  await link('Get Involved').focus()
  await expect.poll(() => fetched('GetInvolvedPage')).toBe(1)
  expect(fetched('AboutPage')).toBe(0)

  const { x, y } = await link('About').evaluate((element) => element.getBoundingClientRect())
  const devTools = await page.context().newCDPSession(page)
  // A finger that rests on the link.
  await devTools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 5, y: y + 5 }],
  })
  await expect.poll(() => fetched('AboutPage')).toBe(1)
  await link('Donate Now').hover()
  await expect.poll(() => fetched('DonatePage')).toBe(1)
})

test('a document whose words come late moves nothing that has been painted', async ({
  page,
  baseURL,
}) => {
  const server = createServer(async ({ url = '/' }, answer) => {
    const response = await fetch(new URL(url, baseURL))
    const body = Buffer.from(await response.arrayBuffer())
    answer.writeHead(response.status, {
      'content-type': response.headers.get('content-type') ?? '',
    })
    if (url === '/programs') {
      const words = body.indexOf('<h1')
      answer.write(body.subarray(0, words))
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      answer.end(body.subarray(words))
    } else answer.end(body)
  }).listen(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await noteLayoutShifts(page)
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/programs`)
  await hydrated(page)
  await atRest(page)
  await expectToStandStill(page, '/programs')
  await page.close()
  server.close()
})

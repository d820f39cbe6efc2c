/** The documents that are composed before anybody's JavaScript runs. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { documentPaths, siteDir } from '../support/site'
import { beSignedIn, expect, hydrated, test } from '../support/test'

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

test('there is a document for every public page, every seed event and every published seed post', () => {
  const events = [1, 2, 3, 4, 5, 6].map((id) => `/events/${id}`)
  const posts = [1, 2, 3].map((id) => `/blog/${id}`)
  const programs = ['health-fairs', 'school-drives', 'community-support', 'love-initiative'].map(
    (program) => `/programs/${program}`,
  )
  const others = ['about', 'blog', 'contact', 'donate', 'events', 'get-involved', 'impact', 'login']
  const legal = ['privacy-policy', 'programs', 'terms']
  expect(documentPaths()).toEqual(
    [
      '/',
      ...[...others, ...legal].map((name) => `/${name}`),
      ...events,
      ...posts,
      ...programs,
    ].sort(),
  )
})

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

for (const [pagePath, anchor] of [
  ['/events', '#request'],
  ['/events', '#schedule'],
  ['/get-involved', '#volunteer'],
] as const) {
  test(`a document hydrates with ${anchor} in its URL, and goes there`, async ({ page }) => {
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

test('paths without a document get the bare document of the shell', async ({ request }) => {
  for (const pagePath of ['/admin', '/admin/events', '/no-such-page', '/events/99']) {
    const html = await (await request.get(pagePath)).text()
    expect(html).toMatch(/<div id="root">.*Loading….*<\/div>/)
    expect(html).not.toContain('id="prerendered"')
  }
})

test('a document names the release it was rendered from, and needs no inline script or style but its import map and what watches its loading', async ({
  request,
}) => {
  const pointer = await (await request.get('/remotes/public-site/current.json')).json()
  for (const documentPath of documentPaths()) {
    const html = await (await request.get(documentPath)).text()
    expect(html).toContain(`"release":"${pointer.release}"`)
    const inline = html.match(/<script(?![^>]* src=)(?![^>]*type="(application\/|importmap"))/g)
    expect(inline, documentPath).toHaveLength(1)
    expect(html, documentPath).not.toMatch(/<[^>]+\sstyle=/)
    expect(html, documentPath).not.toContain('<style')
    expect(html, documentPath).not.toContain('admin-console')
  }
})

test('no drawing is on more than two pages, those of events and stories apart', async ({
  request,
}) => {
  const pagesOf = new Map<string, string[]>()
  const pages = documentPaths().filter((name) => !/^\/(events|blog)\/\d/.test(name))
  for (const documentPath of pages) {
    const html = await (await request.get(documentPath)).text()
    const drawings = html.matchAll(/<img[^>]+src="(\/images\/(?!events\/)[^"]+)"/g)
    for (const [, src = ''] of drawings) {
      const others = pagesOf.get(src) ?? []
      if (!others.includes(documentPath)) pagesOf.set(src, [...others, documentPath])
    }
  }
  expect(pagesOf.size).toBeGreaterThan(8)
  expect([...pagesOf].filter(([, names]) => names.length > 2)).toEqual([])
})

test('a document has a title, a description, a canonical link and a social card of its own', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const documentPath of documentPaths()) {
    const html = await (await request.get(documentPath)).text()
    const title = /<title>(.+) – Island Care Foundation<\/title>/.exec(html)?.[1] ?? ''
    expect(title, documentPath).not.toBe('')
    titles.add(title)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(html).toContain(
      `<link rel="canonical" href="https://www.islandcare.example${documentPath}">`,
    )
    expect(html).toContain('<meta property="og:title"')
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/[^"]+\.png">/)
  }
  expect(titles.size).toBe(documentPaths().length)
})

test('the home page describes the foundation to search engines, an event page its event, a post its story', async ({
  request,
}) => {
  const structuredData = async (documentPath: string) => {
    const html = await (await request.get(documentPath)).text()
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  }
  expect(await structuredData('/')).toMatchObject({
    '@type': 'NGO',
    name: 'Island Care Foundation',
    url: 'https://www.islandcare.example/',
  })
  expect(await structuredData('/events/1')).toMatchObject({
    '@type': 'Event',
    startDate: '2025-04-19T09:00:00-05:00',
    url: 'https://www.islandcare.example/events/1',
  })
  expect(await structuredData('/blog/1')).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-04-22',
    url: 'https://www.islandcare.example/blog/1',
  })
})

test('the sitemap lists every page but the sign-in, and robots are sent to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.islandcare\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, listedPath]) => listedPath).sort()).toEqual(
    documentPaths().filter((documentPath) => documentPath !== '/login'),
  )
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://www.islandcare.example/sitemap.xml')
  expect(robots).toContain('Disallow: /admin')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its heading, its content and pictures that have their size, and no form can be sent', async ({
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
  })

  test.describe('where there is no document', () => {
    test.use({ expectedComplaints: /status of 404/ })

    test('the console and an unknown path say that they need it, and lead to what does not', async ({
      page,
    }) => {
      for (const pagePath of ['/admin', '/no-such-page']) {
        await page.goto(pagePath)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'This page needs JavaScript',
        )
        await page.getByRole('link', { name: 'the website' }).click()
        await expect(page).toHaveURL('/')
      }
    })
  })

  test('links lead on, and a form says that it needs JavaScript', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Upcoming Events' }).click()
    await page.getByRole('link', { name: /Community Health Fair at Riverside/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Community Health Fair at Riverside',
    )
    await expect(page.getByText(/needs JavaScript/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible()
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
  await page.waitForLoadState('networkidle')
  await expectToStandStill(page, '/programs')
  await page.close()
  server.close()
})

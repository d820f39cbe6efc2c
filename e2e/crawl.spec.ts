import { documentPaths } from './support/site'
import { expect, test } from './support/test'

test('a crawl from the home page reaches every page, no link leads to the 404 page, and nothing leaves the site', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })

  const visited = new Set<string>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    visited.add(path)
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(heading, path).not.toHaveText('Page Not Found')
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href))
    for (const link of links.filter((url) => url.startsWith(`${baseURL}/`))) {
      const { pathname, hash } = new URL(link)
      if (pathname === new URL(page.url()).pathname && hash) {
        await expect(page.locator(`[id="${hash.slice(1)}"]`), `${path} → ${hash}`).toHaveCount(1)
      }
      if (!pathname.startsWith('/admin')) waiting.push(pathname)
    }
    expect(links.filter((url) => /#$/.test(url))).toEqual([])
  }
  expect([...visited].sort()).toEqual(documentPaths())
  expect(foreign).toEqual([])
})

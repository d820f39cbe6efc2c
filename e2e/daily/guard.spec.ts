import { ofTheConsole, signInOnTheWay } from '../support/guard'
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { consolePaths } from '../support/site'
import { atRest, beSignedIn, expect, recordRequests, test } from '../support/test'

test('the console, a page of it and an unknown one send a signed-out visitor to sign in, without a byte of the console, and back', async ({
  page,
}) => {
  await signInOnTheWay(page, {
    '/admin': 'Dashboard',
    '/admin/events': 'Events Management',
    '/admin/no-such-page': /not found/i,
  })
})

test('the sign-in page replaces the page asked for in the history, shifts nothing, and fetches nothing of the console ahead', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await noteLayoutShifts(page)
  const requests = recordRequests(page)
  await page.goto('/events')
  await page.goto('/admin/events')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
  await atRest(page)
  expect(requests.filter(ofTheConsole)).toEqual([])
  await expectToStandStill(page, '/login')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/events')
})

test('on the way to the sign-in page no header stands above an empty page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const header = document.querySelector('header')
      if (header && !document.querySelector('main h1')) seen.push(location.pathname)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})

test.describe('a tour', () => {
  test.use({ expectedComplaints: /^\[site\] Page not found|status of 404/ })

  test('a tour of the public pages requests nothing of the console', async ({ page }) => {
    const requests = recordRequests(page)
    await page.goto('/')
    for (const name of ['About', 'Programs', 'Events', 'Get Involved', 'Donate Now', 'Login']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/events/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await atRest(page)
    expect(requests.length).toBeGreaterThan(20)
    expect(requests.filter(ofTheConsole)).toEqual([])
  })
})

test.describe('a stored session that is none', () => {
  test.use({ expectedComplaints: /^\[site\] Stored "auth" cannot be read/ })

  const user = { id: '1', name: 'Administrator', email: 'admin@islandcare.example', role: 'admin' }
  const sessions = {
    'is not there': '',
    'is no JSON': '{"id":"1"',
    'is nothing': 'null',
    'is a word': '"admin"',
    'is a list': JSON.stringify([user]),
    'has another role': JSON.stringify({ ...user, role: 'owner' }),
    'has no role': JSON.stringify({ ...user, role: undefined }),
    'has a number as its id': JSON.stringify({ ...user, id: 1 }),
    'has its role in a prototype': JSON.stringify({ ...user, role: undefined }).replace(
      '}',
      ',"__proto__":{"role":"admin"}}',
    ),
    'is of an older form': JSON.stringify({ token: 'abc', user }),
  }

  test('lets nobody in, on no path, and requests nothing of the console', async ({ page }) => {
    const requests = recordRequests(page)
    const named = Object.entries(sessions)
    await page.goto('/terms')
    for (const [index, path] of consolePaths.entries()) {
      const [name, stored] = named[index % named.length] ?? ['', '']
      await page.evaluate((text) => {
        if (text) localStorage.setItem('auth', text)
        else localStorage.removeItem('auth')
      }, stored)
      await page.goto(path)
      await expect(page, name).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Admin Sign In')
    }
    expect(requests.length).toBeGreaterThan(50)
    expect(requests.filter(ofTheConsole)).toEqual([])
  })
})

test('after signing out, Back shows nothing of the console', async ({ page, context }) => {
  await beSignedIn(context)
  await page.goto('/about')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Donations', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
  const shown: string[] = []
  await page.exposeFunction('noteHeading', (text: string) => shown.push(text))
  await page.evaluate(() => {
    const note = () => Reflect.get(window, 'noteHeading')(document.querySelector('h1')?.textContent)
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
  expect(shown).not.toContain('Dashboard')
  expect(shown).not.toContain('Donations')
})

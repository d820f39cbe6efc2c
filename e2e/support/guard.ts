import { expect, installClock, type Page, recordRequests, signIn } from './test'

export const ofTheConsole = (request: string) => request.includes('admin-console')

/**
 * Opens each path signed out: it leads to the sign-in page without a byte of the console, and from there back.
 * @param headings the path of each page, and its heading
 */
export async function signInOnTheWay(page: Page, headings: Record<string, string | RegExp>) {
  await installClock(page.context())
  const requests = recordRequests(page)
  for (const [path, heading] of Object.entries(headings)) {
    await page.evaluate(() => location.protocol === 'about:' || localStorage.clear())
    // The console of the turn before may still be loading what its other pages need.
    await page.goto('about:blank')
    requests.length = 0
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
    expect(requests.length, path).toBeGreaterThan(5)
    expect(requests.filter(ofTheConsole)).toEqual([])

    await signIn(page)
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Website' })).toBeVisible()
  }
}

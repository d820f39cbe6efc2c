/** Pages that the browser keeps as they are, and shows again on Back. */
import { installedBrowserWithWindows } from '../support/browser'
import { test as base, beSignedIn, expect } from '../support/test'

const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: installedBrowserWithWindows(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

test('who goes Back after signing out in another tab does not see the console, not for a frame', async ({
  page,
  context,
}) => {
  await beSignedIn(context)
  const firstFrames: string[] = []
  await page.exposeFunction('noteFirstFrame', (text: string) => firstFrames.push(text))
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      // Before the frame is painted.
      requestAnimationFrame(() => Reflect.get(window, 'noteFirstFrame')(document.body.innerText))
    }),
  )
  await page.goto('/admin/donations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations')
  await page.goto('/about')

  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')

  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
  await expect(page).toHaveURL('/login')
  expect(firstFrames).toHaveLength(1)
  expect(firstFrames[0]).not.toMatch(/Donations|Record Donation|Logout/)
})

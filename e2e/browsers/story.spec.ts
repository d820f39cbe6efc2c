/** The story that crosses both remotes, in the browsers that the other tests do not have. */
import { test as base, expect } from '@playwright/test'
import { demoLogin } from '../support/test.ts'
import type { BrowserTab } from './browserTab.ts'
import { testedBrowsers } from './testedBrowsers.ts'
import { isThere, type User, withKeyboard, withPointer } from './user.ts'

const fair = 'Community Health Fair at Riverside'
const renamedFair = 'Community Health Fair by the Bridge'

const see = (tab: BrowserTab, text: string) =>
  expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain(text)
const isHydrated = (tab: BrowserTab) =>
  expect.poll(() => tab.evaluate(() => window.inPage.isHydrated())).toBe(true)

async function visitorAndAdministrator(tab: BrowserTab, user: User, origin: string) {
  await tab.open(origin)
  await isHydrated(tab)
  await user.activate('link', '^Upcoming Events$')
  // Home lists the fair, too.
  await isThere(tab, 'heading', '^Upcoming Health Fairs')
  await user.activate('link', fair)
  await see(tab, '120 of 120 spots remaining')
  await user.activate('button', '^Register for this fair$')
  await user.fill('^Name', 'Ann Lee')
  await user.fill('^Email', 'ann@example.com')
  await user.activate('button', '^Register for this fair$')
  await see(tab, 'You have been registered for this health fair.')
  await see(tab, '119 of 120 spots remaining')

  await user.activate('link', '^Login')
  await isThere(tab, 'heading', 'Admin Sign In')
  await user.fill('^Email$', demoLogin.email)
  await user.fill('^Password$', demoLogin.password)
  await user.activate('button', '^Sign In$')
  await isThere(tab, 'heading', '^Dashboard$')
  await user.activate('link', '^Events$')
  await user.activate('tab', 'All Events')
  await user.activate('button', `^Edit ${fair}`)
  await user.fill('^Title', renamedFair)
  await user.fill('^Slots', '80')
  await user.activate('button', '^Save')
  await see(tab, 'Event updated')

  await user.activate('link', '^Back to Website$')
  await user.activate('link', '^Upcoming Events$')
  await isThere(tab, 'heading', '^Upcoming Health Fairs')
  await user.activate('link', renamedFair)
  await see(tab, '79 of 80 spots remaining')
  await tab.reload()
  await isHydrated(tab)
  await isThere(tab, 'heading', renamedFair)
  await see(tab, '79 of 80 spots remaining')
}

for (const browser of testedBrowsers) {
  const test = base.extend<{ tab: BrowserTab }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it
    async tab({}, use) {
      const tab = await browser.openTab()
      await use(tab)
      await tab.close()
    },
  })

  test.describe(browser.name, () => {
    test.skip(!browser.isInstalled(), `${browser.name} is not installed`)

    for (const [how, hands] of Object.entries({
      'with a pointer': withPointer,
      'with a keyboard only': withKeyboard,
    })) {
      test(`${how}, a visitor registers, the administrator edits the event, the visitor sees it, and the page complains of nothing`, async ({
        tab,
        baseURL,
      }) => {
        await visitorAndAdministrator(tab, hands(tab), String(baseURL))
        const complaints = await tab.evaluate(() => window.inPage.complaints())
        expect(complaints.filter((text) => !browser.expectedComplaints?.test(text))).toEqual([])
      })
    }
  })
}

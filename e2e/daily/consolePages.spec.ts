/**
 * Each page of the console, on a phone and on a wide screen: nothing shifts, nothing scrolls sideways, and
 * there is no violation of WCAG 2.2 A or AA.
 */
import { expectAccessible } from '../support/axe'
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { adminPages, consolePaths } from '../support/site'
import { atRest, beSignedIn, expect, type Page, test } from '../support/test'

/** Of the forms that stand in place of their list. */
const formHeadings: Record<string, string> = {
  '/admin/programs/new': 'Add program',
  '/admin/events/new': 'Add event',
  '/admin/blog/new': 'Add post',
}

async function open(page: Page, path: string, heading: string | RegExp, width: number) {
  await page.setViewportSize({ width, height: 740 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  if (path.endsWith('/new')) await expect(page.getByLabel('Title')).toBeFocused()
  await atRest(page)
  await expectToStandStill(page, `${path} at ${width} px`)
}

/** The sidebar of a phone opens and closes by a script: what shifts right after a press would not count. */
async function openAndCloseSidebar(page: Page, path: string) {
  const press = (button: HTMLElement) => button.click()
  await page.getByRole('button', { name: 'Sidebar' }).evaluate(press)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Back to Website' })).toBeVisible()
  await atRest(page)
  await expectToStandStill(page, `${path} with the sidebar`)
  if (path === '/admin') await expectAccessible(page, 'the sidebar', [360])
  await menu.getByRole('button', { name: 'Close' }).evaluate(press)
  await expect(menu).toHaveCount(0)
  await expectToStandStill(page, `${path} after the sidebar`)
}

async function expectNoSidewaysScroll(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 740 })
  const scrolling = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('table, .ant-drawer-body')]
        .filter((element) => {
          const outer = element.tagName === 'TABLE' ? element.parentElement : element
          return outer && outer.scrollWidth > outer.clientWidth
        })
        .map((element) => element.tagName),
    )
  // A table takes its width in some frames, as the transitions of its cells end.
  await expect.poll(scrolling, path).toEqual([])
}

for (const [list, heading] of Object.entries(adminPages)) {
  const [form, backup] = [`${list}/new`, `${list}/backup`]

  test(`${heading}: nothing shifts or scrolls sideways, and there is no violation`, async ({
    page,
    context,
  }) => {
    await beSignedIn(context)
    await noteLayoutShifts(page)
    for (const path of [list, backup].filter((path) => consolePaths.includes(path))) {
      await open(page, path, heading, 360)
      if (path === list) await openAndCloseSidebar(page, path)
      await expectAccessible(page, path, [360])
      await expectNoSidewaysScroll(page, path)
      await open(page, path, heading, 1440)
      await expectAccessible(page, path, [1440])
    }
    if (!consolePaths.includes(form)) return
    const formHeading = formHeadings[form] ?? /^Add /
    await open(page, form, formHeading, 360)
    await expectAccessible(page, form, [360])
    await expectNoSidewaysScroll(page, form)
    await open(page, form, formHeading, 1440)
    await expectAccessible(page, form, [1440])
    // A form that has a path of its own leads back to its list.
    await page.getByRole('button', { name: 'Cancel' }).first().click()
    await expect(page).toHaveURL(list)
  })
}

/**
 * Each page of the console with what opens on it, on a phone and on a wide screen: nothing shifts, nothing
 * scrolls sideways, and there is no violation of WCAG 2.2 A or AA.
 */
import { expectAccessible } from '../support/axe'
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { adminPages, consolePaths } from '../support/site'
import { atRest, beSignedIn, expect, type Page, test } from '../support/test'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()

async function dialogShown(page: Page, name: RegExp | string) {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What of a page is shown only after something was pressed or typed. */
const states: Record<string, (page: Page) => Promise<void>> = {
  async '/admin/programs'(page) {
    await press(page, /^Edit /)
    await expect(page.getByRole('form', { name: 'Edit program' })).toBeVisible()
    await expectAccessible(page, 'the form that edits a program')
    await press(page, 'Cancel')
    await page.getByText('Cards', { exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page, 'the cards of programs')
  },
  async '/admin/events'(page) {
    await page.getByRole('tab', { name: /All Events/ }).click()
    await press(page, /^Duplicate /)
    await expect(page.getByRole('form', { name: 'Duplicate event' })).toBeVisible()
    await expectAccessible(page, 'the form that duplicates an event')
  },
  async '/admin/events/new'(page) {
    await page.getByLabel('Title').fill('Harbor fair')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expectAccessible(page, 'a form with an unsaved draft on offer')
  },
  async '/admin/blog'(page) {
    await press(page, /^Edit /)
    await expect(page.getByRole('region', { name: 'Preview' })).not.toContainText('prepared')
    await expectAccessible(page, 'a post and its preview')
    await press(page, 'Cancel')
    await press(page, /^Delete /)
    await expect(page.getByText('Blog post deleted')).toBeVisible()
    await expectAccessible(page, 'a list with the toast of a deletion')
  },
  async '/admin/donations'(page) {
    await press(page, 'Record Donation')
    await dialogShown(page, 'Record Manual Donation')
    await expectAccessible(page, 'the dialog that records a donation')
    await closeDialog(page)
    await page.getByRole('searchbox').fill('nobody')
    await expect(page.getByText('No donation here matches')).toBeVisible()
    await expectAccessible(page, 'an empty search')
  },
  async '/admin/settings'(page) {
    await page.getByText('Production (Live)').click()
    await press(page, 'Save payment settings')
    await expect(page.getByText('Missing Information')).toBeVisible()
    await expectAccessible(page, 'payment settings in production, incomplete')
    await page.getByRole('tab', { name: 'General Settings' }).click()
    await expect(page.getByLabel('Site name')).toBeVisible()
    await expectAccessible(page, 'the general settings')
  },
  async '/admin/settings/backup'(page) {
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
    await page.getByLabel('Backup file').setInputFiles(file)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'a backup that is refused')
    const downloading = page.waitForEvent('download')
    await press(page, 'Export a backup')
    await page.getByLabel('Backup file').setInputFiles(await (await downloading).path())
    await expect(page.getByText('nothing to restore')).toBeVisible()
    await expectAccessible(page, 'the preview of a restore')
  },
}

/** Of the forms that stand in place of their list. */
const formHeadings: Record<string, string> = {
  '/admin/programs/new': 'Add program',
  '/admin/events/new': 'Add event',
  '/admin/blog/new': 'Add post',
}

async function open(page: Page, path: string, heading: string, width: number) {
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

  test(`${heading}: nothing shifts or scrolls sideways, and there is no violation, whatever is open`, async ({
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
      await states[path]?.(page)
    }
    if (!consolePaths.includes(form)) return
    const formHeading = formHeadings[form] ?? heading
    await open(page, form, formHeading, 360)
    await expectAccessible(page, form, [360])
    await expectNoSidewaysScroll(page, form)
    await open(page, form, formHeading, 1440)
    await expectAccessible(page, form, [1440])
    await states[form]?.(page)
    // A form that has a path of its own leads back to its list.
    await press(page, 'Cancel')
    await expect(page).toHaveURL(list)
  })
}

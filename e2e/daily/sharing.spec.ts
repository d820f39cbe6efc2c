/** Passing a page on where the browser has no way of its own, as on a desk. */
import { expectAccessiblePage } from '../support/axe'
import { atRest, expect, hydrated, recordRequests, test } from '../support/test'

for (const path of ['/events/1', '/blog/1']) {
  test(`the menu of ${path} comes when it is asked for, copies the link, and is left by Escape`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    const requests = recordRequests(page)
    await page.goto(path)
    await hydrated(page)
    await atRest(page)
    const isMenu = (request: string) => /\/ShareMenu-.*\.js$/.test(request)
    expect(requests.filter(isMenu)).toEqual([])

    const button = page.getByRole('button', { name: 'Share' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('list', { name: 'Share this page' })
    await expect(menu).toBeVisible()
    expect(requests.filter(isMenu)).toHaveLength(1)
    await expect(button).toHaveAttribute('popovertarget')
    await expectAccessiblePage(page, path)
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await menu.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path)
    await button.click()
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
  })
}

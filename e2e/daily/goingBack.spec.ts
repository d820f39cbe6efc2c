/** Going back shows a page as it was left. */
import { storeManyEvents } from '../support/manyEvents'
import { expect, hydrated, test } from '../support/test'

test('going back shows the place that was left, with the focus on the link that was followed, and a new page its top', async ({
  page,
}) => {
  await page.goto('/events')
  await hydrated(page)
  const card = page.getByRole('link', { name: 'Community Health Fair at Riverside' })
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(100)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/events')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await expect(card).toBeFocused()

  // After a reload of the page that the link led to, just so.
  await page.goForward()
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('going back shows the list as it was left: its month, its category, how many', async ({
  page,
}) => {
  await storeManyEvents(page)
  await page.goto('/events')
  await hydrated(page)
  const schedule = page.getByRole('region', { name: 'Schedule' })
  const press = (name: string) => schedule.getByRole('button', { name }).click()
  const scrolled = () => page.evaluate(() => window.scrollY)
  async function followAndReturn(name: string) {
    const link = schedule.getByRole('link', { name })
    await link.scrollIntoViewIfNeeded()
    const left = await scrolled()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(scrolled).toBe(left)
  }
  await press('Health')
  await press('Show more')
  await followAndReturn('Fair 26')
  await expect(schedule.getByText('24 of 27 events shown')).toBeVisible()

  await press('Month')
  await press('Education')
  await press('Next month')
  await press('Previous month')
  await followAndReturn('Fair 21')
  await expect(schedule.getByRole('table', { name: 'Events in May 2045' })).toBeVisible()
  await press('Next month')
  await page.goto('/about')
  await page.goBack()
  await expect(schedule.getByRole('table', { name: 'Events in June 2045' })).toBeVisible()
})

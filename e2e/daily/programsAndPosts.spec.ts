import { findProgramsAndPosts, post, writeAndBringBack } from '../support/programsAndPosts'
import { passSignIn } from '../support/story'
import { expect, installClock, test } from '../support/test'

test('a program gets a page, a post waits for its day, and what was deleted comes back', async ({
  page,
}) => {
  await installClock(page.context())
  await page.goto('/login')
  await passSignIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await writeAndBringBack(page)
  await page.getByRole('link', { name: 'Back to Website' }).click()
  await findProgramsAndPosts(page)
  await page.clock.setSystemTime('2099-01-01T05:00:00Z')
  await page.reload()
  await expect(page.getByRole('link', { name: post })).toBeVisible()
})

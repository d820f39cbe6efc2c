import { expect, type Page } from './test'

export const post = 'Notes for the coming year'

/** A fifth program with a page of its own, a post of a coming day, and programs that are changed or deleted and brought back. */
export async function writeAndBringBack(page: Page) {
  await page.getByRole('link', { name: 'Programs', exact: true }).click()
  await page.getByRole('button', { name: 'Add program' }).click()
  const program = page.getByRole('form', { name: 'Add program' })
  await program.getByLabel('Title').fill('Eye Bus')
  await program.getByLabel('Content').fill('# Where it stops\n\nIn **every** parish.')
  await expect(page.getByText('Visitors find it at /programs/eye-bus.')).toBeVisible()
  await program.getByRole('button', { name: 'Create program' }).click()
  await page.getByRole('button', { name: 'Publish Eye Bus' }).click()
  await page.getByRole('button', { name: 'Edit School Drives' }).click()
  const changed = page.getByRole('form', { name: 'Edit program' })
  await changed.getByLabel('Title').fill('School Buses')
  await changed.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Program updated')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Love Initiative' }).click()
  await expect(page.getByText('Program deleted')).toBeVisible()

  await page.getByRole('link', { name: 'Blog', exact: true }).click()
  await page.getByRole('button', { name: `Edit ${post}` }).click()
  const form = page.getByRole('form', { name: 'Edit post' })
  await form.getByLabel('Date').fill('2099-01-01')
  await form.getByText('Published', { exact: true }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Scheduled for Jan 1, 2099', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'History', exact: true }).click()
  const entries = page.getByRole('list', { name: 'Changes, newest first' })
  await page.getByRole('button', { name: /^Restore the earlier version: “School/ }).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(entries.getByText(/School Buses → School Drives$/)).toBeVisible()
  await page.getByRole('button', { name: /^Restore: “Love Initiative”/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore “Love Initiative”' })
  await expect(dialog.getByRole('row', { name: /^Link/ })).toContainText(
    '/programs/love-initiative',
  )
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(entries.getByText(/Restored program “Love Initiative”/)).toBeVisible()
}

/** What visitors find of that from the home page. */
export async function findProgramsAndPosts(page: Page) {
  await expect(page.getByRole('link', { name: 'Learn More about Love Initiative' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn More about School Drives' })).toBeVisible()
  await page.getByRole('link', { name: 'Learn More about Eye Bus' }).click()
  await expect(page).toHaveURL(/\/programs\/eye-bus$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eye Bus')
  await expect(page.getByRole('heading', { level: 2, name: 'Where it stops' })).toBeVisible()
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await expect(page.getByRole('link', { name: post })).toHaveCount(0)
}

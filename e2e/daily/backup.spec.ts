import { readFile } from 'node:fs/promises'
import { contentKeys as keys } from '../../shared/src/content/contentKinds.ts'
import { beSignedIn, expect, test } from '../support/test'

test('export, clear the browser, restore: the stored collections are the same', async ({
  page,
  context,
}) => {
  await beSignedIn(context)
  const changed = {
    generalSettings: { siteName: 'Kept', contactEmail: 'kept@example.com', phoneNumber: '1' },
    paymentSettings: {
      mode: 'production',
      powerTranzId: 'id-7',
      productionUrl: 'https://pay.example',
    },
    stats: [
      { id: 1, label: 'Cups', icon: 'users', value: 7.5, prefix: '', suffix: '', extra: 'kept' },
    ],
    programs: [],
  }
  await page.goto('/terms')
  await page.evaluate((data) => {
    for (const [key, value] of Object.entries(data))
      localStorage.setItem(key, JSON.stringify(value))
  }, changed)
  const stored = () =>
    page.evaluate(
      (names) => names.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]),
      keys,
    )

  await page.goto('/admin/settings/backup')
  const exportBackup = async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export a backup' }).click()
    return readFile(await (await downloading).path())
  }
  const before = await exportBackup()

  await page.evaluate((names) => {
    for (const key of names) localStorage.removeItem(key)
  }, keys)
  await page.reload()
  await page.getByLabel('Backup file').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: before,
  })
  await page.getByRole('button', { name: 'Replace the site’s content' }).click()
  await expect(page.getByText('Backup restored')).toBeVisible()

  expect(Object.fromEntries(await stored())).toMatchObject(changed)
  const after = await exportBackup()
  expect(JSON.parse(after.toString()).collections).toEqual(
    JSON.parse(before.toString()).collections,
  )
})

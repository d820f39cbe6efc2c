import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withNonce, withPolicy } from '../../host/compose/serving/contentSecurityPolicy.ts'
import { shellDocument } from '../../host/compose/serving/serving.ts'
import { replaceFile } from '../../host/compose/site/files.ts'
import { withSiteCopy } from '../support/siteCopy'
import { atRest, beSignedIn, closePages, expect, test } from '../support/test'

test('a remote whose pointer names another origin is loaded from there, and from nowhere else', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context)
  await withSiteCopy(async ({ dir, origin }) => {
    await nameOrigin(dir, baseURL ?? '')
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto(`${origin}/admin/events`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management')
    await atRest(page)
    const ofTheConsole = files.filter((file) => /remotes\/admin-console\/.*\.(js|css)$/.test(file))
    expect(ofTheConsole.length).toBeGreaterThan(2)
    expect(ofTheConsole.filter((file) => !file.startsWith(baseURL ?? ''))).toEqual([])
    await closePages(context)
  })
})

/** Has the pointer of the console name files there, and the policy allow them, as REMOTE_ORIGINS does. */
async function nameOrigin(dir: string, origin: string) {
  const pointerFile = path.join(dir, 'remotes/admin-console/current.json')
  const pointer = JSON.parse(await readFile(pointerFile, 'utf8'))
  const there = (file: string) => `${origin}/remotes/admin-console/${file}`
  const moved = {
    ...pointer,
    entry: there(pointer.entry),
    css: pointer.css.map(there),
    preload: pointer.preload.map(there),
    integrity: Object.fromEntries(
      Object.entries(pointer.integrity).map(([file, hash]) => [there(file), hash]),
    ),
  }
  await replaceFile(pointerFile, JSON.stringify(moved))
  const shell = path.join(dir, shellDocument)
  const options = { remoteOverrides: false, remoteOrigins: [origin] }
  await replaceFile(shell, withNonce(withPolicy(await readFile(shell, 'utf8'), options)))
}

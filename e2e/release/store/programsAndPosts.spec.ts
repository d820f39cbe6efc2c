import { findProgramsAndPosts, post, writeAndBringBack } from '../../support/programsAndPosts'
import { comeBack, expect, signInToStore, test } from '../../support/store'
import { installClock } from '../../support/test'

test('a program gets a page, a post waits for its day, and what was deleted comes back, for every visitor', async ({
  page: visitor,
  elsewhere,
  browser,
  site,
}) => {
  const console = await elsewhere.newPage()
  await console.goto('/admin')
  await signInToStore(console)
  await expect(console.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await writeAndBringBack(console)
  await expect(console.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()

  await site.compose()
  await installClock(visitor.context())
  await visitor.goto('/')
  await findProgramsAndPosts(visitor)

  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  await reader.goto('/programs/eye-bus')
  await expect(reader.getByRole('heading', { name: 'Where it stops' })).toBeVisible()
  await reader.goto('/blog')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('News')
  await expect(reader.getByRole('link', { name: post })).toHaveCount(0)
  await scriptless.close()
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/programs/eye-bus<')
  expect(sitemap).not.toContain('/blog/4<')

  // The day comes in the database, too, and goes again for other tests.
  const today = String(
    await site.value("select pg_get_functiondef('private.today()'::regprocedure)"),
  )
  await site.value(
    `create or replace function private.today() returns text language sql stable as $$ select '2099-01-01' $$`,
  )
  await visitor.clock.setSystemTime('2099-01-01T05:00:00Z')
  await comeBack(visitor)
  await expect(visitor.getByRole('link', { name: post })).toBeVisible()
  await site.value(today)
})

/** A site with a store: what is saved and sent there reaches everybody. */
import { readFileSync } from 'node:fs'
import { type PageWeight, pageWeight } from '../../support/pageWeight'
import { comeBack, expect, registerInStore, signInToStore, test } from '../../support/store'
import { openEventForEditing } from '../../support/story'
import { hydrated, installClock } from '../../support/test'

const budgets: Record<string, PageWeight> = JSON.parse(readFileSync('e2e/budgets.json', 'utf8'))
const fair = 'Community Health Fair at Riverside'

test('the scripts of the first pages weigh at most 2 % more than the budget without a store, and each asks for the versions only', async ({
  context,
  site,
}) => {
  // The documents are as new as the store.
  await site.compose()
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(site.store.url)) asked.push(new URL(request.url()).pathname)
  })
  for (const [path, budget] of Object.entries(budgets)) {
    const { scriptBytes } = await pageWeight(await context.newPage(), site.origin + path)
    console.log(`${path}: ${scriptBytes} B with a store, ${budget.scriptBytes} B may be without`)
    expect(scriptBytes, path).toBeLessThanOrEqual(budget.scriptBytes * 1.02)
    await expect.poll(() => asked.splice(0), path).toEqual(['/rest/v1/rpc/content_versions'])
  }
})

test('a registration reaches the administrator, and an edit reaches every visitor', async ({
  page: visitor,
  elsewhere,
  browser,
  site,
}) => {
  await installClock(visitor.context())
  await visitor.goto('/events/1')
  await registerInStore(visitor, 'Nell Lee')
  await expect(visitor.getByText('You have been registered for this health fair.')).toBeVisible()
  await expect(visitor.getByText('1 of 120 places taken')).toBeVisible()

  const console = await elsewhere.newPage()
  await console.goto('/admin/events')
  await signInToStore(console)
  await console.getByRole('link', { name: 'Submissions' }).click()
  await expect(console.getByRole('main').getByText('Nell Lee')).toBeVisible()
  await console.getByRole('link', { name: 'Events', exact: true }).click()
  const dialog = await openEventForEditing(console, fair)
  await expect(dialog.getByLabel('Attendees')).toHaveValue('1')
  await dialog.getByLabel('Title').fill('Health Fair by the Bridge')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(console.getByText('Event updated')).toBeVisible()
  await expect(console.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  const storedTitle = () => site.value('select title from events where id = 1')
  await expect.poll(storedTitle).toBe('Health Fair by the Bridge')

  await comeBack(visitor)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Health Fair by the Bridge')

  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  await reader.goto('/events/1')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Health Fair by the Bridge')
  await expect(reader.getByText('1 of 120 places taken')).toBeVisible()
  await scriptless.close()
})

test('an event that was added has a document of its own, also without JavaScript', async ({
  page,
  browser,
  site,
}) => {
  const id = await site.value(
    `insert into events (id, title, date, time, location, category, image, attendees, slots)
     select 77, 'Eye Clinic at the Market', date, time, location, category, image, 0, 20
     from events where id = 2 returning id`,
  )
  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  const answer = await reader.goto(`/events/${id}`)
  expect(answer?.status()).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Eye Clinic at the Market')
  await scriptless.close()
  await page.goto(`/events/${id}`)
  await hydrated(page)
  await expect(page.getByText('0 of 20 places taken')).toBeVisible()
})

test('what has been since the site was built is past, also without JavaScript and while the page hydrates', async ({
  page,
  browser,
  site,
}) => {
  await site.value(
    `insert into events (id, title, date, time, location, category, image, attendees, slots)
     select 78, 'Christmas Clinic', 'December 6, 2025', time, location, category, image, 0, 20
     from events where id = 2 returning id`,
  )
  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  for (const visitor of [await scriptless.newPage(), page]) {
    await visitor.goto('/events')
    await expect(visitor.getByText('Christmas Clinic')).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'No new dates yet' })).toBeVisible()
  }
  await hydrated(page)
  await scriptless.close()
})

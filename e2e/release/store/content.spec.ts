/** A site with a store: what is saved and sent there reaches everybody. */
import type { Page } from '@playwright/test'
import { pageWeight } from '../../support/pageWeight'
import { expect, signInToStore, test } from '../../support/store'
import { hydrated } from '../../support/test'

test('the scripts of the first pages weigh at most 2 % more than without a store, of which each asks for the versions only', async ({
  context,
  site,
}, { project }) => {
  // The documents are as new as the store.
  await site.compose()
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(site.store.url)) asked.push(new URL(request.url()).pathname)
  })
  const weigh = async (origin = '', path = '/') =>
    (await pageWeight(await context.newPage(), origin + path)).scriptBytes
  for (const path of ['/', '/events', '/events/1']) {
    const without = await weigh(project.use.baseURL, path)
    const scriptBytes = await weigh(site.origin, path)
    console.log(`${path}: ${scriptBytes} B with a store, ${without} B without`)
    expect(scriptBytes, path).toBeLessThanOrEqual(without * 1.02)
    await expect.poll(() => asked.splice(0), path).toEqual(['/rest/v1/rpc/content_versions'])
  }
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
  await expect(page.getByText('20 of 20 spots remaining')).toBeVisible()
})

test('the Donate page has no figures before some are saved in the console, and then also without JavaScript', async ({
  page,
  browser,
  site,
}) => {
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  const figures = (where: Page) =>
    where.getByRole('region', { name: 'What gifts make possible' }).getByRole('definition')
  await reader.goto('/donate')
  await expect(reader.getByRole('heading', { name: 'Where your gift goes' })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'What gifts make possible' })).toBeHidden()

  await page.goto('/admin/settings?tab=general')
  await signInToStore(page)
  await page.getByLabel('Figure 1').fill('1,200')
  await page.getByLabel('Label 1').fill('meals served')
  await page.getByRole('button', { name: 'Save figures' }).click()
  await expect
    .poll(() => site.value('select donate_figure1 || donate_label1 from general_settings'))
    .toBe('1,200meals served')
  await site.compose()
  for (const visitor of [reader, page]) {
    await visitor.goto('/donate')
    await expect(figures(visitor)).toHaveText(['1,200'])
  }
  await hydrated(page)
  await expect(figures(page)).toHaveText(['1,200'])
  await scriptless.close()
})

test('a draft has no document and is not in the sitemap; what is canceled says so without JavaScript', async ({
  browser,
  site,
}) => {
  for (const [id, status] of [
    [91, 'draft'],
    [92, 'canceled'],
  ]) {
    await site.value(
      `insert into events (id, title, date, time, location, category, image, attendees, slots, status, status_note)
       select ${id}, 'Fair ${id}', date, time, location, category, image, 0, 20, '${status}', 'A storm.'
       from events where id = 2 returning id`,
    )
  }
  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  await reader.goto('/events')
  await expect(reader.getByRole('link', { name: 'Fair 92' })).toBeVisible()
  await expect(reader.getByText('Fair 91')).toHaveCount(0)
  await reader.goto('/events/92')
  await expect(reader.getByText('This event is canceled. A storm.')).toBeVisible()
  const documentOf92 = await (await reader.request.get('/events/92')).text()
  expect(documentOf92).toContain('https://schema.org/EventCancelled')
  expect(documentOf92).not.toContain('Fair 91')
  const sitemap = await (await reader.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/events/92')
  expect(sitemap).not.toContain('/events/91')
  await scriptless.close()
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

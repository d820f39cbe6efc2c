/** The calendar and the feed of a site with a database, read by others' parsers. */
import { downloadedCalendar, fetchFeed, readCalendar, readFeed } from '../../support/feeds'
import { expect, test } from '../../support/store'
import { hydrated } from '../../support/test'

const title = 'Fête; "Eyes, Ears & Teeth" \\ 🏥 '.repeat(6).trim()

test('an event to come is in the calendar, the same as in a file of its own', async ({
  page,
  request,
  site,
}) => {
  await site.value(
    `insert into events (id, title, date, time, location, category, image, attendees, slots)
     select 95, $1, 'April 19, 2045', '9:00 AM - 2:00 PM', location, category, image, 0, 20
     from events where id = 2 returning id`,
    [title],
  )
  await site.compose()
  const calendar = readCalendar(await fetchFeed(request, '/events.ics', 'text/calendar'))
  const uid = 'event-95@www.islandcare.example'
  expect(calendar[uid]).toMatchObject({
    summary: title,
    start: '2045-04-19T14:00:00.000Z',
    end: '2045-04-19T19:00:00.000Z',
    url: 'https://www.islandcare.example/events/95',
  })
  await page.goto('/events/95')
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect(await downloadedCalendar(await saved)).toEqual({ [uid]: calendar[uid] })

  await site.value('delete from events where id = 95 returning id')
  await site.compose()
  expect(readCalendar(await fetchFeed(request, '/events.ics', 'text/calendar'))).not.toHaveProperty(
    [uid],
  )
})

test('a published post is in the feed with its text, and a draft is not', async ({
  page,
  request,
  site,
}) => {
  await site.value(
    `insert into blog_posts (id, title, excerpt, content, author, date, image_url, tags, featured, status)
     select 92, $1, 'In short', E'# Told\\n\\nSee [the dates](/events) & <b>\\u000b', author, '2025-10-02', image_url, tags, false, 'published'
     from blog_posts where id = 1 returning id`,
    [title],
  )
  await site.compose()
  const read = async () =>
    readFeed(page, await fetchFeed(request, '/blog/feed.xml', 'application/atom+xml'))
  const url = 'https://www.islandcare.example/blog/92'
  expect((await read())[0]).toEqual({
    title,
    id: url,
    link: url,
    updated: '2025-10-02T00:00:00-05:00',
    content:
      '<h2>Told</h2><p>See <a href="https://www.islandcare.example/events">the dates</a> &amp; &lt;b&gt;</p>',
  })
  await site.value("update blog_posts set status = 'draft' where id = 92 returning id")
  await site.compose()
  expect((await read()).map(({ id }) => id)).not.toContain(url)
})

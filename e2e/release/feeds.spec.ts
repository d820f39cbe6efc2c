/** The calendar and the feed of a site without a database, read by others' parsers. */
import { downloadedCalendar, fetchFeed, readCalendar, readFeed } from '../support/feeds'
import { documentPaths } from '../support/site'
import { expect, hydrated, test } from '../support/test'

const url = 'https://www.islandcare.example'

test('the calendar has no event, as all seeds are past; the feed has the published posts with their texts', async ({
  page,
  request,
}) => {
  expect(readCalendar(await fetchFeed(request, '/events.ics', 'text/calendar'))).toEqual({})
  const text = await fetchFeed(request, '/blog/feed.xml', 'application/atom+xml')
  const posts = await readFeed(page, text)
  expect(posts.map(({ id, link }) => [id, link]).sort()).toEqual(
    [1, 2, 3].map((id) => [`${url}/blog/${id}`, `${url}/blog/${id}`]),
  )
  for (const { content } of posts) expect(content).toMatch(/^<p>/)
})

test('every document announces both', async ({ request }) => {
  for (const documentPath of documentPaths()) {
    const html = await (await request.get(documentPath)).text()
    expect(html.match(/<link rel="alternate"[^>]*>/g), documentPath).toEqual([
      `<link rel="alternate" type="text/calendar" title="Events – Island Care Foundation" href="${url}/events.ics">`,
      `<link rel="alternate" type="application/atom+xml" title="News – Island Care Foundation" href="${url}/blog/feed.xml">`,
    ])
  }
})

test('an event that is saved to a calendar is read as it was typed', async ({ page, context }) => {
  const title = 'Fête; "Eyes, Ears & Teeth" \\ 🏥 '.repeat(6).trim()
  await context.addInitScript((title) => {
    if (location.protocol === 'about:') return
    const event = {
      id: 1,
      title,
      date: 'April 19, 2045',
      time: '9:00 AM - 2:00 PM',
      location: 'Riverside, St. Catherine',
      category: 'health',
      image: '',
      attendees: 0,
      slots: 9,
    }
    localStorage.setItem('events', JSON.stringify([event]))
  }, title)
  await page.goto('/events/1')
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect(await downloadedCalendar(await saved)).toEqual({
    'event-1@www.islandcare.example': {
      summary: title,
      location: 'Riverside, St. Catherine',
      start: '2045-04-19T14:00:00.000Z',
      end: '2045-04-19T19:00:00.000Z',
      url: `${url}/events/1`,
      stamped: true,
    },
  })
})

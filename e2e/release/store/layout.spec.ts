/** What is in the database is there before the first paint, or its space is reserved. */
import { expectToStandStill } from '../../support/layoutShifts'
import { longText } from '../../support/longContent'
import { documentPaths } from '../../support/site'
import { expect, test } from '../../support/store'
import { atRest, hydrated } from '../../support/test'
import { visitAll } from '../../support/visitAll'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const stored = `select json_agg(stats) from stats`

test('with 200 records and long texts in the database, no page shifts by more than 0.02', async ({
  context,
  site,
}) => {
  const stats = JSON.stringify(await site.value(stored))
  await site.value("update stats set prefix = 'JMD$', value = 123456789, suffix = ' million'")
  const events = await site.value(
    `with added as (
       insert into events (id, title, date, time, location, category, image, attendees, slots)
       select 1000 + n, $1 || ' ' || n, 'May ' || n % 28 + 1 || ', 2045', time, $1, category, image, 1, 120
       from events, generate_series(1, 200) n where events.id = 2 returning 1)
     select count(*)::int from added`,
    [longText],
  )
  const posts = await site.value(
    `with added as (
       insert into blog_posts
       select 1000 + n, $1 || ' ' || n, $1, $1, author, date, image_url, tags, n = 1, status
       from blog_posts, generate_series(1, 200) n where blog_posts.id = 1 returning 1)
     select count(*)::int from added`,
    [longText],
  )
  expect({ events, posts }).toEqual({ events: 200, posts: 200 })
  await site.compose()

  const paths = [...documentPaths(), '/events/1001', '/blog/1001', '/events#request']
  for (const width of [360, 768, 1440]) {
    await visitAll(
      context,
      async (page, path) => {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
        await page.goto('about:blank')
        await page.goto(path)
        await hydrated(page)
        await atRest(page)
        await expectToStandStill(page, `${path} at ${width} px`)
      },
      [...paths],
    )
  }

  await site.value('delete from events where id > 1000')
  await site.value('delete from blog_posts where id > 1000')
  await site.value(
    `update stats set prefix = was.prefix, value = was.value, suffix = was.suffix
     from json_populate_recordset(null::stats, $1) was where was.id = stats.id`,
    [stats],
  )
  await site.compose()
})

import { fairTitle, storyOfFair } from '../../support/fair'
import { expect, signInToStore, test } from '../../support/store'
import { installClock, type Page } from '../../support/test'

// What is asked while there is no connection.
test.use({ expectedComplaints: /Failed to load resource|could not be|\[site\]/ })

test('a fair from its draft to those who came: places, the waiting list, a postponement and the door, each in a browser of their own', async ({
  page: family,
  browser,
  site,
}) => {
  await installClock(family.context())
  const newBrowser = async () => {
    const context = await browser.newContext({ baseURL: site.origin })
    await installClock(context)
    return context.newPage()
  }
  const signedIn = async (): Promise<Page> => {
    const page = await newBrowser()
    await page.goto('/admin')
    await signInToStore(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    return page
  }
  const others = [await newBrowser(), await newBrowser(), await newBrowser()] as const
  const [ann, ben, late] = others
  const admin = await signedIn()
  const helper = await signedIn()
  await storyOfFair({
    ...{ admin, helper, family, late, singles: [ann, ben] },
    apart: true,
    kept: async (title) => ({
      status: String(
        await site.value(`select coalesce(status, 'scheduled') from events where title = $1`, [
          title,
        ]),
      ),
      attendees: Number(await site.value('select attendees from events where title = $1', [title])),
    }),
  })
  await site.value('delete from events where title = $1', [fairTitle])
  await Promise.all([...others, admin, helper].map((page) => page.context().close()))
})

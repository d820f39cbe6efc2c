import { storyOfFair } from '../support/fair'
import { passSignIn } from '../support/story'
import { expect, installClock, test } from '../support/test'

test('a fair from its draft to those who came: places, the waiting list, a postponement and the door, in tabs of one browser', async ({
  context,
  page: admin,
}) => {
  await installClock(context)
  await admin.goto('/login')
  await passSignIn(admin)
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const newPage = () => context.newPage()
  await storyOfFair({
    admin,
    helper: await newPage(),
    family: await newPage(),
    singles: [await newPage(), await newPage()],
    late: await newPage(),
    apart: false,
    kept: (title) =>
      admin.evaluate((wanted) => {
        const events: { title: string; status?: string; attendees: number }[] = JSON.parse(
          localStorage.getItem('events') ?? '[]',
        )
        const { status = 'scheduled', attendees = -1 } =
          events.find((event) => event.title === wanted) ?? {}
        return { status, attendees }
      }, title),
  })
})

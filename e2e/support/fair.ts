import { comeBack, expect, hydrated, type Page, stopClock } from './test'

export const fairTitle = 'Fair by the Harbor'

/** Who is in the story, each on a page whose clock is installed. */
export interface Fair {
  /** Has signed in, and stands at the door later. */
  admin: Page
  /** Has signed in, and stands at the door too. */
  helper: Page
  family: Page
  singles: [Page, Page]
  late: Page
  /** Whether each page is in a browser of its own. Tabs of one are one person to the site. */
  apart: boolean
  /** How the event is kept. */
  kept: (title: string) => Promise<{ status?: string | null; attendees: number }>
}

/** An event from its draft until those who came are counted among the people served. */
export async function storyOfFair(fair: Fair) {
  const path = await writeDraft(fair)
  await publish(fair)
  await fillPlaces(fair, path)
  await giveUpPlace(fair, path)
  await postponeAndReopen(fair)
  await standAtDoor(fair, path)
  await countPeopleServed(fair, path)
}

async function writeDraft({ admin, family, apart }: Fair) {
  await admin.goto('/admin/events/new')
  const form = admin.getByRole('form', { name: 'Add event' })
  await form.getByLabel('Title').fill(fairTitle)
  await form.getByLabel('Date').fill('April 19, 2099')
  await form.getByLabel('Time').fill('9:00 AM - 2:00 PM')
  await form.getByLabel('Location').fill('Harbor Hall, Kingston')
  await form.getByLabel('Slots').fill('6')
  await form.getByText('Draft', { exact: true }).click()
  const preview = admin.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: fairTitle }).first()).toBeVisible()
  await expect(preview.getByText('6 spots remaining')).toBeVisible()
  await form.getByRole('button', { name: 'Create event' }).click()
  await admin.getByRole('tab', { name: /^Drafts/ }).click()
  const link = admin.getByRole('link', { name: `View on site: ${fairTitle}` })
  const path = String(await link.getAttribute('href'))

  await family.goto('/events')
  await hydrated(family)
  await expect(family.getByRole('link', { name: 'Heritage Month Health Fair' })).toBeVisible()
  await expect(family.getByText(fairTitle)).toHaveCount(0)
  await family.goto(path)
  await expect(
    apart
      ? family.getByRole('heading', { name: 'Page Not Found' })
      : family.getByText('Draft: only administrators see this page.'),
  ).toBeVisible()
  return path
}

async function changeStatus({ admin, kept }: Fair, status: string, confirm: string) {
  await admin.getByRole('button', { name: `Edit ${fairTitle}` }).click()
  const form = admin.getByRole('form', { name: 'Edit event' })
  await form.getByText(status, { exact: true }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect.poll(async () => (await kept(fairTitle)).status).toBe(status.toLowerCase())
}

const publish = (fair: Fair) => changeStatus(fair, 'Scheduled', 'Publish event')

const attendeesAre = ({ kept }: Fair, attendees: number) =>
  expect.poll(async () => (await kept(fairTitle)).attendees).toBe(attendees)

/** Sends the form of a dialog as slowly as a person, who sees the button's words while it is sent. */
async function sendForm(page: Page, name: string, submit: string, people = 1) {
  const dialog = page.getByRole('dialog', {
    name: /^(Register for this fair|Join the waiting list)$/,
  })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('visitor@example.com')
  if (people > 1) {
    await dialog.getByLabel('How many people are coming?').selectOption(String(people))
    await dialog.getByLabel('Names').fill('Bea\nCee\nDan')
  }
  await page.clock.fastForward(2000)
  await stopClock(page)
  await dialog.getByRole('button', { name: submit }).click()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(dialog).toBeHidden()
}

async function register(page: Page, path: string, name: string, people = 1) {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: /^Register (for this fair|another person)$/ }).click()
  await sendForm(page, name, 'Register for this fair', people)
  await expect(page.getByText('You have been registered for this health fair.')).toBeVisible()
}

async function fillPlaces(fair: Fair, path: string) {
  const { family, singles, late } = fair
  const [ann, ben] = singles
  await register(family, path, 'Fay Campbell', 4)
  await register(ann, path, 'Ann Lee')
  await register(ben, path, 'Ben Hall')
  await attendeesAre(fair, 6)

  await late.goto(path)
  await hydrated(late)
  await expect(late.getByRole('button', { name: 'Event Full' })).toBeDisabled()
  await late.getByRole('button', { name: 'Tell me if a place becomes free' }).click()
  await sendForm(late, 'Wes Brown', 'Join the waiting list')
  await expect(late.getByText(/^You are number 1 on the waiting list\./)).toBeVisible()
  await attendeesAre(fair, 6)
}

/** The family becomes three: on their device, or by a call where the latest of the device’s registrations is another. */
async function giveUpPlace(fair: Fair, path: string) {
  const { admin, family, late, apart } = fair
  if (apart) {
    await family.getByRole('button', { name: 'Change or cancel registration' }).click()
    const dialog = family.getByRole('dialog', { name: 'Change or cancel this registration?' })
    await dialog.getByLabel('How many people are coming?').selectOption('3')
    await dialog.getByRole('button', { name: 'Change the number of people' }).click()
    await expect(family.getByText('You’ve registered 3 people')).toBeVisible()
  } else {
    await admin.goto(`/admin${path}/registrations`)
    await admin.getByRole('button', { name: 'Edit Fay Campbell' }).click()
    const form = admin.getByRole('dialog', { name: 'Edit registration' })
    await form.getByLabel('How many people are coming?').click()
    await admin.getByTitle('3', { exact: true }).click()
    await form.getByLabel('Names').fill('Bea\nCee')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(admin.getByText('Registration saved')).toBeVisible()
  }
  await comeBack(late)
  await expect(late.getByText('A spot opened up, and you’re registered.')).toBeVisible()
  await expect(late.getByRole('button', { name: 'Event Full' })).toBeDisabled()
  await attendeesAre(fair, 6)
}

async function postponeAndReopen(fair: Fair) {
  const { admin, late } = fair
  const closed = late.getByRole('heading', { name: 'Registration is closed' })
  await admin.goto('/admin/events')
  await changeStatus(fair, 'Postponed', 'Postpone event')
  await comeBack(late)
  await expect(late.getByText('This event is postponed.')).toBeVisible()
  await expect(closed).toBeVisible()
  await expect(late.getByRole('button', { name: /^(Register|Event Full)/ })).toHaveCount(0)
  await expect(late.getByText(/^You’(re registered|ve registered \d people)$/)).toBeVisible()

  await changeStatus(fair, 'Scheduled', 'Put it back')
  await comeBack(late)
  await expect(late.getByRole('button', { name: 'Event Full' })).toBeVisible()
  await expect(closed).toHaveCount(0)
}

async function standAtDoor({ admin, helper, apart }: Fair, path: string) {
  const doors = [admin, helper]
  for (const door of doors) {
    await door.goto(`/admin${path}/door`)
    await expect(door.getByText('0 of 6 here')).toBeVisible()
  }
  for (const door of doors) await door.context().setOffline(true)
  const whoever = (door: Page, name: string) =>
    door
      .getByRole('list', { name: 'Registered' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
  const checkIn = async (door: Page, name: string) => {
    await whoever(door, name).click()
    await expect(whoever(door, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await checkIn(admin, 'Fay Campbell')
  await checkIn(admin, 'Ben Hall')
  await admin.getByRole('searchbox', { name: 'Name or phone' }).fill('Dee Browne')
  await admin.getByRole('button', { name: 'Add walk-in' }).click()
  await checkIn(helper, 'Ann Lee')
  await helper.getByRole('button', { name: '+1 walk-in' }).click()
  if (apart) {
    // Who is asked at both entrances has come once.
    await checkIn(helper, 'Ben Hall')
    await expect(admin.getByText('4 of 6 here')).toBeVisible()
    await expect(admin.getByText('5 check-ins are waiting for a connection.')).toBeVisible()
    await expect(helper.getByText('2 of 6 here')).toBeVisible()
    await expect(helper.getByText('3 check-ins are waiting for a connection.')).toBeVisible()
  }

  for (const door of doors) {
    await door.context().setOffline(false)
    await expect(door.getByText(/wait for the connection/)).toHaveCount(0)
  }
  for (const door of doors) {
    await comeBack(door)
    await expect(door.getByText('5 of 6 here')).toBeVisible()
    await expect(door.getByText('2 walk-ins')).toBeVisible()
    await expect(door.getByRole('list', { name: 'Walk-ins' }).getByRole('listitem')).toHaveCount(2)
    await expect(whoever(door, 'Wes Brown')).toHaveAttribute('aria-pressed', 'false')
  }
}

async function countPeopleServed({ admin, late }: Fair, path: string) {
  await admin.goto(`/admin${path}/registrations`)
  await expect(
    admin.getByText('7 people came: 5 who registered, 2 walk-ins.', { exact: true }),
  ).toBeVisible()
  await admin.getByRole('button', { name: 'Add 7 to People Served' }).click()
  await expect(
    admin.getByText('7 people came, and all of them count toward People Served.'),
  ).toBeVisible()
  await expect(admin.getByText('1,294 people served')).toBeVisible()
  await late.goto('/')
  await late.getByRole('heading', { name: 'Our Impact' }).scrollIntoViewIfNeeded()
  await expect(late.getByText('1,294').first()).toBeVisible()
}

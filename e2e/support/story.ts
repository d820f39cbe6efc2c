import { expect, hydrated, installClock, type Page, register, signIn } from './test'

/** Releases before have told it by the places that are taken. */
const expectPlaces = (page: Page, taken: number, slots: number) =>
  expect(
    page.getByText(
      new RegExp(
        `^(${taken} of ${slots} places taken|${slots - taken} of ${slots} spots remaining)$`,
      ),
    ),
  ).toBeVisible()

export async function openEventForEditing(page: Page, title: string) {
  await page.getByRole('tab', { name: /All Events/ }).click()
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button', { name: /Edit/ })
    .click()
  // Releases before have it in a dialog.
  return page
    .getByRole('form', { name: /Edit event/i })
    .or(page.getByRole('dialog', { name: /Edit event/i }))
}

/** Signs in on the page that is open. The page's clock must be installed. */
export async function passSignIn(page: Page) {
  await hydrated(page)
  await signIn(page)
  await page.clock.runFor(1000)
  await expect(page.getByText('You have successfully logged in.')).toBeVisible()
  await page.clock.runFor(1000)
}

/**
 * The story that crosses from one remote to the other and back: a visitor registers, the administrator
 * sees the place taken and edits the event, the visitor sees the edit.
 */
export async function visitorAndAdministrator(page: Page) {
  await installClock(page.context())
  await page.goto('/')
  await page.getByRole('link', { name: 'Upcoming Events' }).click()
  await page.getByRole('link', { name: /Community Health Fair at Riverside/ }).click()
  await expectPlaces(page, 0, 120)
  await register(page, 'Ann Lee')
  await expectPlaces(page, 1, 120)

  await page.getByRole('link', { name: 'Login' }).click()
  await passSignIn(page)
  await expect(page).toHaveURL('/admin')
  // The page before stays until the console has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  const dialog = await openEventForEditing(page, 'Community Health Fair at Riverside')
  await expect(dialog.getByLabel('Attendees')).toHaveValue('1')
  await dialog.getByLabel('Title').fill('Community Health Fair by the Bridge')
  await dialog.getByLabel('Slots').fill('80')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Event updated')).toBeVisible()

  await page.getByRole('link', { name: 'Back to Website' }).click()
  // The console, whose sidebar has a link to its events too, stays until the home page is there.
  await page.getByRole('link', { name: 'Upcoming Events' }).click()
  await page.getByRole('link', { name: /Community Health Fair by the Bridge/ }).click()
  await expectPlaces(page, 1, 80)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Community Health Fair by the Bridge',
  )
  await expectPlaces(page, 1, 80)
}

/** What shows when something was sent. No toast covers what it confirms: measured on the screens that visitors have. */
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import {
  demoLogin,
  expect,
  hydrated,
  installClock,
  type Page,
  stopClock,
  test,
} from '../support/test'

const screens = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 360, height: 800 },
  { width: 360, height: 740, textSize: '200%' },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

const textByType: Record<string, string> = {
  email: 'ann@example.com',
  tel: '876 555 0100',
  date: '2045-05-01',
  number: '80',
}

const textByName: Record<string, string> = {
  organization: 'Hillview Baptist Church',
  location: 'Mandeville, Manchester',
}

/** Fills in what the form requires. */
async function fillIn(form: Locator) {
  for (const field of await form.locator(':is(input, textarea, select)[required]').all()) {
    const type = await field.evaluate((element: HTMLInputElement) => element.type)
    if (type === 'select-one') await field.selectOption({ index: 1 })
    else
      await field.fill(
        textByType[type] ?? textByName[(await field.getAttribute('name')) ?? ''] ?? 'Ann Lee',
      )
  }
}

/** Sends a form that is filled in, by a clock that stops: the toast stays while the test looks at it. */
async function send(form: Locator, takesMs = 0) {
  const button = form.locator('[type=submit]')
  await stopClock(form.page())
  await button.click()
  if (takesMs === 0) return
  await expect(button).toBeDisabled()
  await form.page().clock.runFor(takesMs)
}

async function fillInAndSend(form: Locator, takesMs?: number) {
  await fillIn(form)
  await send(form, takesMs)
}

async function sendInDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name }).click()
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await fillInAndSend(dialog.locator('form'), 1000)
  await expect(dialog).toBeHidden()
}

/** The form of this page, once it is live. */
async function liveForm(page: Page, submit: string) {
  const form = page.locator('main form').filter({ hasText: submit })
  // In one step: the form may take the place of its skeleton at any time.
  await form.evaluate((element) => element.scrollIntoView())
  await expect(form.getByRole('button', { name: submit })).toBeVisible()
  return form
}

const successes = {
  'a registration': {
    url: '/events/1',
    confirmed: 'You registered for this event',
    act: (page: Page) => sendInDialog(page, 'Register for this fair'),
  },
  'an offer to help at an event': {
    url: '/events/1',
    confirmed: 'Thank you, Ann',
    act: (page: Page) => sendInDialog(page, 'Volunteer at this event'),
  },
  // The button to register stays at the bottom of a phone.
  'an offer to help at a coming event': {
    url: '/events/1',
    coming: true,
    confirmed: 'Thank you, Ann',
    act: (page: Page) => sendInDialog(page, 'Volunteer at this event'),
  },
  'a request': {
    url: '/events',
    confirmed: 'Thank you, Ann',
    act: async (page: Page) => fillInAndSend(await liveForm(page, 'Submit Request')),
  },
  'an application': {
    url: '/get-involved',
    confirmed: 'Thank you, Ann',
    act: async (page: Page) => fillInAndSend(await liveForm(page, 'Submit Volunteer Application')),
  },
  'an offer of resources': {
    url: '/get-involved',
    confirmed: 'Thank you, Ann',
    act: async (page: Page) => fillInAndSend(await liveForm(page, 'Submit Donation Offer')),
  },
  'a donation': {
    url: '/donate',
    confirmed: 'Thank you, Ann',
    async act(page: Page) {
      const donor = await liveForm(page, 'Continue to Payment')
      await fillIn(donor)
      await donor.getByRole('button', { name: 'Continue to Payment' }).click()
      const card = { 'Card number': '4242424242424242', Expiry: '1240', CVV: '123' }
      for (const [label, text] of Object.entries({ ...card, "Cardholder's name": 'Ann Lee' })) {
        await page.getByLabel(label).fill(text)
      }
      await send(page.locator('main form').filter({ has: page.getByLabel('Card number') }), 2000)
    },
  },
}

const storeComingEvent = () => {
  const event = { id: 1, title: 'Fair', date: 'May 1, 2045', time: '9:00 AM', slots: 9 }
  const free = { ...event, location: 'Kingston', category: 'health', image: '', attendees: 0 }
  localStorage.setItem('events', JSON.stringify([free]))
}

/** How many toasts there are, and the words of those of these elements that they cover. */
const underToasts = (elements: Locator) =>
  elements.evaluateAll((elements) => {
    const toasts = [...document.querySelectorAll('[popover]:popover-open > *')]
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return {
      toasts: toasts.length,
      parts: elements
        .filter((element) =>
          toasts.some((toast) =>
            overlap(toast.getBoundingClientRect(), element.getBoundingClientRect()),
          ),
        )
        .map(({ textContent }) => textContent),
    }
  })

/** The same elements, and the links and buttons in them. */
const withControls = (elements: Locator) => elements.or(elements.locator('a, button'))

for (const [name, success] of Object.entries(successes)) {
  const { url, confirmed, act } = success
  test(`the toast of ${name} covers no control and nothing of its confirmation, which is accessible`, async ({
    page,
  }) => {
    await installClock(page.context())
    if ('coming' in success) await page.addInitScript(storeComingEvent)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(url)
      await hydrated(page)
      await page.evaluate((textSize = '') => {
        document.documentElement.style.fontSize = textSize
      }, screen.textSize)
      await act(page)
      await expect(page.getByText(confirmed)).toBeFocused()
      await expect(page.getByText(confirmed)).toBeInViewport({ ratio: 1 })
      // Its words and its drawing: the space around them may be covered. Where text is large, the toast
      // leaves room for the words.
      const parts = page
        .getByText(confirmed)
        .locator(`xpath=../${screen.textSize ? '*[not(self::img)]' : '*'}`)
      const controls = page.locator('main :is(a, button, input, select, textarea)')
      for (const uncovered of screen.textSize ? [parts] : [parts, controls]) {
        const covered = await underToasts(withControls(uncovered))
        expect(covered, `at ${screen.width} px`).toEqual({ toasts: 1, parts: [] })
      }
      await page.evaluate(() => localStorage.clear())
      await page.clock.resume()
    }
    await expectAccessible(page, confirmed)
  })
}

test('a failed sign-in leaves the form and the credentials uncovered on tablets and wider screens', async ({
  page,
}) => {
  await installClock(page.context())
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/login')
    await hydrated(page)
    await page.getByLabel('Email', { exact: true }).fill(demoLogin.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await send(page.locator('main form'), 1000)
    await expect(page.getByText('Login failed')).toBeVisible()
    const uncovered = page.locator('main form').or(page.getByText(demoLogin.password))
    const covered = await underToasts(withControls(uncovered))
    expect(covered, `at ${size.width} px`).toEqual({ toasts: 1, parts: [] })
    await page.clock.resume()
  }
})

test.describe('a failed registration', () => {
  test.use({ expectedComplaints: /Event 1 has no place left/ })

  test('leaves its words and the buttons of its dialog uncovered on tablets and wider screens', async ({
    page,
  }) => {
    await installClock(page.context())
    for (const size of [
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size)
      await page.goto('/events/1')
      await hydrated(page)
      const opener = page.getByRole('button', { name: 'Register for this fair' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox').first()).toBeFocused()
      // Somebody else takes the last place.
      await page.evaluate(() => {
        const event = { id: 1, title: 'Fair', date: 'May 1, 2045', time: '9:00 AM', slots: 9 }
        const full = { ...event, location: 'Kingston', category: 'health', image: '', attendees: 9 }
        localStorage.setItem('events', JSON.stringify([full]))
      })
      await fillInAndSend(dialog.locator('form'), 1000)
      const failure = dialog.locator('form').getByText('Please try again.')
      await expect(failure).toBeFocused()
      const covered = await underToasts(failure.or(dialog.getByRole('button')))
      expect(covered, `at ${size.width} px`).toEqual({ toasts: 1, parts: [] })
      await page.evaluate(() => localStorage.clear())
      await page.clock.resume()
    }
  })
})

/** Several tabs of one browser change one collection at the same time, through the page's own code. */
import type { BrowserContext } from '@playwright/test'
import { openEventForEditing } from '../support/story'
import { beSignedIn, expect, hydrated, type Page, test } from '../support/test'

const bigEvent = {
  id: 1,
  title: 'Fair for all',
  date: 'May 1, 2045',
  time: '9:00 AM - 2:00 PM',
  location: 'Kingston',
  category: 'health',
  image: '',
  attendees: 0,
  slots: 1000,
}

test.beforeEach(({ context }) =>
  context.addInitScript((event) => {
    if (location.protocol === 'about:' || localStorage.getItem('events')) return
    localStorage.setItem('events', JSON.stringify([event]))
  }, bigEvent),
)

const storedEvent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('events') ?? '[]')[0])

const countRegistrations = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('registrations') ?? '[]').length)

const storedTexts = (page: Page) =>
  page.evaluate(() => `${localStorage.getItem('events')} ${localStorage.getItem('registrations')}`)

/** Waits until each tab has heard of the others' updates, and returns how many attend. */
async function heardByAll(tabs: [Page, ...Page[]]): Promise<number> {
  const texts = () => Promise.all(tabs.map(storedTexts))
  await expect.poll(async () => new Set(await texts()).size, { intervals: [20] }).toBe(1)
  const { attendees } = await storedEvent(tabs[0])
  for (const tab of tabs) {
    await expect(
      tab.getByText(`${bigEvent.slots - attendees} of 1,000 spots remaining`),
    ).toBeVisible()
  }
  return attendees
}

/** Tabs with the event open, where sending a form takes no time, so that updates overlap. */
async function openTabs(context: BrowserContext, count: number): Promise<[Page, ...Page[]]> {
  await context.addInitScript(() => {
    const { setTimeout } = window
    const withoutDelay = (run: TimerHandler, delayMs?: number, ...args: unknown[]) =>
      setTimeout(run, delayMs === 1000 ? 0 : delayMs, ...args)
    window.setTimeout = withoutDelay as typeof window.setTimeout
  })
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  for (const tab of tabs) {
    // Painting is half of the work.
    await tab.setViewportSize({ width: 360, height: 200 })
    await tab.goto('/events/1')
    await hydrated(tab)
  }
  return tabs as [Page, ...Page[]]
}

/** Registers people by the form, one after another. It runs in the page, which is faster. */
const registerMany = (tab: Page, count: number, who = 'Visitor') => {
  const people = { count, who }
  return tab.evaluate(async ({ count, who }) => {
    async function found<T>(find: () => T | null | undefined): Promise<T> {
      for (;;) {
        const element = find()
        if (element) return element
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    const button = (name: string, within: ParentNode) =>
      [...within.querySelectorAll('button')].find(
        (element) => element.textContent === name && !element.disabled,
      )
    function type(dialog: Element, name: string, text: string) {
      const input = dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (!input) return
      // React overrides the setter, and would not notice a value that is set through it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const [first, next] = ['Register for this fair', 'Register another person']
    for (let n = 0; n < count; n += 1) {
      const main = await found(() => document.querySelector('main'))
      ;(await found(() => button(next, main) ?? button(first, main))).click()
      const dialog = await found(() => document.querySelector('dialog[open]'))
      const submit = await found(() => button(first, dialog))
      type(dialog, 'name', `${who} ${n}`)
      type(dialog, 'email', 'visitor@example.com')
      submit.click()
      // Once the dialog has closed, the focus is on the confirmation.
      await found(() => document.activeElement?.closest('main h2'))
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
  }, people)
}

test('200 registrations from 5 tabs end at exactly 200', async ({ context }) => {
  const tabs = await openTabs(context, 5)
  await Promise.all(tabs.map((tab) => registerMany(tab, 40)))
  expect(await heardByAll(tabs)).toBe(200)
  expect(await storedEvent(tabs[0])).toMatchObject({ ...bigEvent, attendees: 200 })
  expect(await countRegistrations(tabs[0])).toBe(200)
})

test('the administrator’s edit and visitors’ registrations of one event both survive', async ({
  context,
}) => {
  await beSignedIn(context)
  const administrator = await context.newPage()
  await administrator.goto('/admin/events')
  const visitors = await openTabs(context, 2)
  const dialog = await openEventForEditing(administrator, bigEvent.title)
  await dialog.getByLabel('Title').fill('Fair for everybody')
  // Some before it is saved, some after, some meanwhile.
  await Promise.all([
    ...visitors.map((visitor) => registerMany(visitor, 20)),
    dialog
      .getByRole('button', { name: /Save/ })
      .click()
      // It leaves by itself, maybe before the last registration.
      .then(() => expect(administrator.getByText('Event updated')).toBeVisible()),
  ])
  const saved = { ...bigEvent, title: 'Fair for everybody', attendees: 40 }
  await expect.poll(() => storedEvent(administrator)).toMatchObject(saved)
  for (const visitor of visitors) {
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fair for everybody')
    await expect(visitor.getByText('960 of 1,000 spots remaining')).toBeVisible()
  }
})

test('without Web Locks, tabs in turn lose nothing, and at once no more than updates that meet', async ({
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
  )
  const [one, two] = await openTabs(context, 2)
  if (!two) throw new Error('There is no second tab')
  let attendees = 0
  for (const tab of [one, two, one, two]) {
    await registerMany(tab, 5)
    attendees += 5
    expect(await heardByAll([one, two])).toBe(attendees)
  }
  // Of updates that meet, one can be lost. A tab hears of the other's in the browser's own time, so
  // several at once would be a race of its own.
  for (let meetings = 1; meetings <= 20; meetings += 1) {
    await Promise.all([registerMany(one, 1, 'From one'), registerMany(two, 1, 'From two')])
    const after = await heardByAll([one, two])
    expect([1, 2], 'how many of two count').toContain(after - attendees)
    attendees = after
  }
})

/** No toast covers what somebody reads or presses, on the screens that administrators have. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { events } from 'shared/collections/events'
import { fakeStore } from 'shared/testing/fakeStore'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { showToast } from 'shared/toasts'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent as userEvents } from 'vitest/browser'
import { donation } from '../testing/donation'
import { fill } from '../testing/form'
import { renderConsole } from '../testing/renderConsole'
import { forgetSidebar, openDashboard, toggle } from '../testing/sidebar'
import { storeAsAnotherTab } from '../testing/storage'

afterEach(forgetSidebar)

test('a toast beside the sidebar as a drawer covers nothing of it', async () => {
  await setViewportWidth(640)
  const user = await openDashboard()
  act(() => {
    const description = '“Back-to-School Health Fair by the Bay” is off the list.'
    showToast({ kind: 'destructive', title: 'Event deleted', description })
  })
  await user.click(toggle())
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  const toast = screen.getByText('Event deleted').closest('[role]') as HTMLElement
  expect(toast.offsetWidth).toBeGreaterThan(200)
  expect(overlap(toast, drawer)).toBe(false)
})

test('on a phone the toast of discarded changes leaves the heading alone', async () => {
  await setViewportWidth(360)
  const { user } = renderConsole('/admin/events/new')
  const form = await screen.findByRole('form', { name: 'Add event' })
  fill(within(form).getByLabelText('Title'), 'Back-to-School Health Fair by the Bay')
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  const toast = (await screen.findByText('Changes discarded')).closest('[role]') as HTMLElement
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(overlap(toast.parentElement as HTMLElement, heading)).toBe(false)
})

test.each([360, 640, 800, 1440])(
  'at %i px a toast covers nothing of the link that skips to the content, however narrow the sidebar',
  async (width) => {
    await setViewportWidth(width)
    await openDashboard()
    if (width > 767) fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })
    const link = screen.getByRole('link', { name: 'Skip to content' })
    for (const description of [
      '“Fair”',
      '“Back-to-School Health Fair by the Bay” is off the list.',
    ]) {
      act(() => void showToast({ kind: 'destructive', title: 'Event deleted', description }))
      link.focus()
      const toast = screen.getByText('Event deleted').closest('[role]') as HTMLElement
      expect(overlap(toast.parentElement as HTMLElement, link)).toBe(false)
      const { left, top, bottom } = link.getBoundingClientRect()
      for (const y of [top + 1, bottom - 1]) {
        expect(document.elementFromPoint(left + 20, y)).toBe(link)
      }
      link.blur()
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    }
  },
)

test.each([480, 640, 740])(
  'on a phone of 360 × %i px a toast covers nothing of the sidebar, all of which can be reached',
  async (height) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(360, height)
    const user = await openDashboard()
    act(() => {
      const description = '“Back-to-School Health Fair by the Bay” is off the list.'
      showToast({ kind: 'destructive', title: 'Event deleted', description })
    })
    await user.click(await screen.findByRole('button', { name: 'Sidebar' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const toast = screen.getByText('Event deleted').closest('[role]') as HTMLElement
    const controls = drawer.querySelectorAll('a, button')
    expect(controls.length).toBeGreaterThan(9)
    for (const control of controls) {
      control.scrollIntoView({ block: 'nearest' })
      expect(overlap(toast, control), control.textContent).toBe(false)
      expect(toast.getBoundingClientRect().top).toBeGreaterThan(control.getBoundingClientRect().top)
    }
  },
)

test.each([480, 640])(
  'on a phone of 360 × %i px a toast covers no field of a form that has the focus',
  async (height) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(360, height)
    const { user } = renderConsole('/admin/donations')
    await user.click(
      (await screen.findAllByRole('button', { name: /^Mark failed / }))[0] as Element,
    )
    await user.click(screen.getByRole('button', { name: 'Record Donation' }))
    const form = await screen.findByRole('dialog', { name: 'Record Manual Donation' })
    await waitFor(() => expect(within(form).getByLabelText('Donor name')).toHaveFocus())
    const toast = screen.getByText('Donation marked failed').closest('[role]')
      ?.parentElement as HTMLElement
    for (const label of ['Email', 'Amount (USD)', 'Date', 'Method', 'Campaign']) {
      // The parts of a date are stops of their own.
      do await userEvents.keyboard('{Tab}')
      while (document.activeElement?.matches('[type=date]') && label !== 'Date')
      const field = within(form).getByLabelText(label)
      expect(field).toHaveFocus()
      expect(overlap(toast, field), label).toBe(false)
      const { top, bottom } = field.getBoundingClientRect()
      expect(form.contains(document.elementFromPoint(180, (top + bottom) / 2)), label).toBe(true)
    }
  },
)

test.each([480, 640])(
  'on a phone of 360 × %i px neither a toast nor the foot of a page’s form covers the field that has the focus',
  async (height) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(360, height)
    const { user } = renderConsole('/admin/events?tab=all')
    await user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0] as Element)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const form = await screen.findByRole('form', { name: 'Add event' })
    await waitFor(() => expect(within(form).getByLabelText('Title')).toHaveFocus())
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let stop = 0; stop < 12; stop++) {
        await userEvents.keyboard(key)
        const focused = document.activeElement as HTMLElement
        if (!form.contains(focused)) continue
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        expect(seen && (focused.contains(seen) || form.contains(seen)), focused.outerHTML).toBe(
          true,
        )
        expect(seen?.closest('[class*="foot"]'), focused.outerHTML).toBe(
          focused.closest('[class*="foot"]'),
        )
      }
    }
  },
)

test('with a store, the name is whole and toasts leave the status of saving alone, at every width', async () => {
  fakeStore(() => ({}))
  const user = await openDashboard()
  await user.click(screen.getByRole('link', { name: 'Programs' }))
  await user.click((await screen.findAllByRole('button', { name: /^Unpublish / }))[0] as Element)
  const header = within(screen.getByRole('banner'))
  const signInAgain = await header.findByRole('button', { name: 'Sign in again' })
  const status = signInAgain.parentElement as HTMLElement
  act(() => {
    for (const title of ['Event deleted', 'Donation recorded']) {
      const description = '“Back-to-School Health Fair by the Bay” is off the list.'
      showToast({ kind: 'destructive', title, description, action: { label: 'Undo', run() {} } })
    }
  })
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await setViewportWidth(width)
    const toasts = screen.getAllByRole('alert').filter((toast) => toast.offsetWidth > 0)
    expect(toasts.length, `at ${width} px`).toBe(1)
    for (const left of [status, toggle()]) {
      expect(
        toasts.filter((toast) => overlap(toast, left)),
        `at ${width} px`,
      ).toEqual([])
    }
    const name = header.queryByText('Island Care Foundation')
    expect(name !== null, `at ${width} px`).toBe(width < 768)
    if (name)
      expect([name.scrollWidth, name.scrollHeight]).toEqual([name.clientWidth, name.clientHeight])
  }
})

test.each([360, 768, 1280, 1440])(
  'at %i px toasts that follow each other leave the head of a page alone',
  async (width) => {
    await setViewportWidth(width)
    const long = { donorName: 'The Ladies’ Guild and the Youth Fellowship', amount: 9_999_999.5 }
    storeAsAnotherTab(
      'donations',
      [1, 2].map((id) => donation(id, { ...long, status: 'pending' })),
    )
    const { user } = renderConsole('/admin/donations')
    await screen.findByRole('heading', { level: 1 })
    for (const name of [/^Mark completed/, /^Mark failed/]) {
      await user.click(screen.getAllByRole('button', { name })[0] as Element)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const [toast, ...others] = screen
      .getAllByText(/^Donation marked (completed|failed)$/)
      .map((words) => words.closest('[data-kind]') as HTMLElement)
      .filter(({ offsetWidth }) => offsetWidth > 0)
    expect(others).toEqual([])
    expect(toast).toHaveTextContent('Donation marked failed')
    for (const part of [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('button', { name: 'Record Donation' }),
      toggle(),
    ]) {
      expect(overlap(toast as HTMLElement, part), part.textContent).toBe(false)
    }
  },
)

test.each([768, 1440])(
  'at %i px a toast stands in the bar, beside what is there, in one line, however much room there is below',
  async (width) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(width, 1000)
    storeAsAnotherTab('donations', [donation(1, { status: 'pending' })])
    const { user } = renderConsole('/admin/donations')
    await user.click(await screen.findByRole('button', { name: /^Mark failed/ }))
    const toast = (await screen.findByText('Donation marked failed')).closest(
      '[data-kind]',
    ) as Element
    const site = screen.getByRole('link', { name: 'View site' })
    await waitFor(() => {
      const { right, bottom, height } = toast.getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(site.getBoundingClientRect().left)
      expect(bottom).toBeLessThanOrEqual(60)
      expect(height).toBeLessThanOrEqual(54)
    })
  },
)

test('the toast of a deletion covers no heading, row or button in front, with a drawer open or without', async () => {
  // Each of them too long for a toast.
  const title = (event: { title: string }) => `${event.title} at the church in Cedar Valley`
  storeAsAnotherTab(
    'events',
    events.seed.map((event) => ({ ...event, title: title(event) })),
  )
  const { user } = renderConsole('/admin/events?tab=all')
  await screen.findByRole('heading', { level: 1 })
  const expectUncovered = (place: string, parts: readonly Element[]) => {
    const toasts = screen.getAllByRole('alert').map((words) => words.parentElement as HTMLElement)
    const covered = parts.filter((part) => toasts.some((toast) => overlap(toast, part)))
    expect(parts.length, place).toBeGreaterThan(2)
    expect(
      covered.map(({ textContent }) => textContent),
      place,
    ).toEqual([])
  }
  const partsOf = (element: Element, parts: string) => [...element.querySelectorAll(parts)]
  for (const width of [360, 768, 1280, 1440]) {
    await setViewportWidth(width)
    await user.click(screen.getAllByRole('button', { name: /^Delete / })[0] as Element)
    scrollTo({ top: 0, behavior: 'instant' })
    const page = partsOf(document.body, ':is(main, nav) :is(h1, a, button, li, tr)')
    expectUncovered(`at ${width} px`, page)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const form = await screen.findByRole('form', { name: 'Add event' })
    const parts = [screen.getByRole('heading', { level: 1 }), ...partsOf(form, 'button')]
    expectUncovered(`over a form at ${width} px`, parts)
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  }

  await setViewportWidth(360)
  await user.click(toggle())
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  // Where the window is low, the last of them come into view by scrolling.
  within(menu).getByRole('link', { name: 'Back to Website' }).scrollIntoView({ block: 'nearest' })
  expectUncovered('beside the menu', partsOf(menu, 'a, button'))
})

function overlap(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Uses the console's list of donations once, with so many of them stored, and says how long each step took. */
import { inBrowser } from './inBrowser.ts'
import type { Column } from './report.ts'

export interface DonationsUse {
  /** From loading the page by its URL, its files in the cache, to the first row on the screen. */
  loadMs: number
  /** From pressing the link in the sidebar to the first row on the screen. */
  openMs: number
  /** From a key in the search field to the letter on the screen, and to what it finds. */
  keyMs: number
  foundMs: number
  /** From pressing another tab, and a column's heading, to its rows on the screen. */
  tabMs: number
  sortMs: number
  /** Rows in the document. */
  rows: number
}

export const donationsColumns: Column<DonationsUse>[] = [
  { heading: 'load ms', figure: 'loadMs' },
  { heading: 'open ms', figure: 'openMs' },
  { heading: 'key ms', figure: 'keyMs' },
  { heading: 'found ms', figure: 'foundMs' },
  { heading: 'tab ms', figure: 'tabMs' },
  { heading: 'sort ms', figure: 'sortMs' },
  { heading: 'rows', figure: 'rows' },
]

const firstRow = 'tbody tr[data-row-key] td:first-child'

const administrator = {
  id: '1',
  name: 'Administrator',
  email: 'admin@islandcare.example',
  role: 'admin',
}

const donation = (number: number) => ({
  id: number,
  donorName: `Donor ${number}`,
  email: `donor${number}@example.com`,
  amount: (number % 400) + 0.5,
  date: `2025-${String((number % 12) + 1).padStart(2, '0')}-15`,
  method: 'cash',
  campaign: number % 3 ? 'Back to School' : '',
  notes: '',
  status: number % 5 ? 'completed' : 'pending',
  source: number % 2 ? 'website' : 'manual',
})

export async function measureDonations(origin: string, count: number): Promise<DonationsUse> {
  return inBrowser({ viewport: { width: 1440, height: 900 } }, async (tab) => {
    await tab.addInitScript(keep, {
      auth: administrator,
      donations: Array.from({ length: count }, (_, number) => donation(number + 1)),
    })
    await tab.addInitScript(observe, firstRow)
    const load = async () => {
      await tab.goto(`${origin}/admin/donations`)
      return (await tab.evaluate('firstRowMs')) as number
    }
    // The first time everything is fetched and stored.
    await load()
    const loadMs = await load()

    await tab.goto(`${origin}/admin`)
    const link = tab.getByRole('link', { name: 'Donations', exact: true })
    await link.hover()
    await tab.waitForLoadState('networkidle')

    const timed = async (event: string, shown: string, text: string, act: () => Promise<void>) => {
      await tab.evaluate(
        ([type, selector, content]) => Reflect.get(window, 'watch')(type, selector, content),
        [event, shown, text] as const,
      )
      await act()
      return (await tab.evaluate('seen')) as { paintMs: number; shownMs: number }
    }
    const open = await timed('click', firstRow, 'Donor', () => link.click())
    const rows = await tab.locator('tbody tr[data-row-key]').count()

    await tab.getByLabel('Search donors or campaigns').focus()
    const found = await timed('keydown', 'main [role="status"]', 'found', () =>
      tab.keyboard.press('9'),
    )
    const manual = tab.getByRole('tab', { name: /^Manually Recorded/ })
    const switched = await timed('click', firstRow, 'Donor', () => manual.click())
    const amount = tab.getByRole('columnheader', { name: 'Amount' })
    const sorted = await timed('click', 'th[aria-sort]:nth-child(2)', 'Amount', () =>
      amount.click(),
    )
    return {
      loadMs,
      openMs: open.shownMs,
      keyMs: found.paintMs,
      foundMs: found.shownMs,
      tabMs: switched.shownMs,
      sortMs: sorted.shownMs,
      rows,
    }
  })
}

/** Runs in the page, before anything of it. */
function keep(stored: Record<string, unknown>) {
  // Once: writing must not count as reading.
  if (localStorage.length > 0) return
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify(value))
  }
}

/**
 * Runs in the page, before anything of it: times until the first row is on the screen, and from the
 * next event of a type until something with a text is.
 */
function observe(row: string) {
  async function firstRowShown() {
    while (!document.querySelector(row)) await painted()
    return painted()
  }

  function watch(type: string, selector: string, text: string) {
    const before = document.querySelector(selector)?.textContent
    const seen = new Promise((resolve) => {
      const start = async ({ timeStamp }: Event) => {
        const paintMs = (await painted()) - timeStamp
        let shown = document.querySelector(selector)?.textContent
        while (shown === before || !shown?.includes(text)) {
          await painted()
          shown = document.querySelector(selector)?.textContent
        }
        resolve({ paintMs, shownMs: performance.now() - timeStamp })
      }
      addEventListener(type, start, { capture: true, once: true })
    })
    Reflect.set(window, 'seen', seen)
  }
  // A task that an animation frame posts runs once the frame is drawn.
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  Reflect.set(window, 'watch', watch)
  Reflect.set(window, 'firstRowMs', firstRowShown())
}

/** Uses a list of the console once, with so many items stored, and says how long each step took. */
import type { Page } from '@playwright/test'
import type { Variant } from './buildVariants.ts'
import { type GrowingList, growingRows } from './growingData.ts'
import { inBrowser } from './inBrowser.ts'
import { type Column, kilobytes } from './report.ts'

export interface ListUse {
  /** From loading the page by its URL, its files in the cache, to the first row on the screen. */
  loadMs: number
  /** From pressing the first row, or "Record Donation", to the form on the screen. */
  formMs: number
  /** From pressing the button that saves to the confirmation, and until nothing waits to be sent. */
  saveMs: number
  /** From a key in the search field to the letter on the screen, and to what it finds. */
  keyMs: number
  foundMs: number
  /** The longest task while the page loads, and while it is used. */
  loadFreezeMs: number
  useFreezeMs: number
  /** JSON in the browser, the table with its indexes in the database. */
  storedBytes: number
}

export const listColumns: Column<ListUse>[] = [
  { heading: 'load ms', figure: 'loadMs' },
  { heading: 'form ms', figure: 'formMs' },
  { heading: 'save ms', figure: 'saveMs' },
  { heading: 'key ms', figure: 'keyMs' },
  { heading: 'found ms', figure: 'foundMs' },
  { heading: 'freeze, loading ms', figure: 'loadFreezeMs' },
  { heading: 'freeze, in use ms', figure: 'useFreezeMs' },
  { heading: 'stored kB', figure: 'storedBytes', format: kilobytes },
]

interface ListPage {
  path: string
  search: string
  /** What opens the form, the form, what is typed into it, the button that saves, and the confirmation. */
  open: string
  form: string
  field?: string
  save: string
  saved: string
}

const form = 'main form:not([role="search"])'
const submit = 'main button[type="submit"]'
const dialog = '[role="dialog"]'
const firstRow = 'main tbody tr[data-row-key]'

const lists: Record<GrowingList, ListPage> = {
  events: {
    path: '/admin/events',
    search: 'Search events',
    open: `${firstRow} button`,
    form,
    field: 'Title',
    save: submit,
    saved: 'Event updated',
  },
  blogPosts: {
    path: '/admin/blog',
    search: 'Search posts',
    open: `${firstRow} button`,
    form,
    field: 'Title',
    save: submit,
    saved: 'Blog post updated',
  },
  donations: {
    path: '/admin/donations',
    search: 'Search donors or campaigns',
    open: 'main button:has-text("Record Donation")',
    form: `${dialog} form`,
    save: `${dialog} button[type="submit"]`,
    saved: 'Donation recorded',
  },
  submissions: {
    path: '/admin/submissions',
    search: 'Search names, emails or events',
    open: `${firstRow} button`,
    form: `${dialog} dl`,
    save: `${dialog} button.ant-btn-primary`,
    saved: 'marked as handled',
  },
}

export const growthAdministrator = {
  email: 'admin@islandcare.example',
  password: 'admin12345',
  name: 'Administrator',
}

/** No step may take longer. */
const limitMs = 20_000

/** @param stored the bytes that the database has; without it, the browser is filled with `count` items */
export async function measureList(
  { origin }: Pick<Variant, 'origin'>,
  list: GrowingList,
  count: number,
  stored?: number,
): Promise<ListUse> {
  const { path, search, open, form, field, save, saved } = lists[list]
  return inBrowser({ viewport: { width: 1440, height: 900 } }, async (tab) => {
    tab.setDefaultTimeout(limitMs)
    // A document without scripts: whatever is stored meanwhile has not been read.
    await tab.goto(`${origin}/robots.txt`)
    const storedBytes = stored ?? (await fillBrowser(tab, list, growingRows(list, count)))
    await tab.addInitScript(observe)
    await signIn(tab, origin)
    const load = async () => {
      await tab.goto(origin + path)
      return tab.evaluate<number>(`growth.shown(${JSON.stringify(firstRow)}, '', ${limitMs})`)
    }
    // The first time everything is fetched and stored.
    await load()
    await atRest(tab)
    const loadMs = await load()
    await atRest(tab)
    const loadFreezeMs = await tab.evaluate<number>('growth.freeze()')

    const timed = async (event: string, shown: string, text: string, act: () => Promise<void>) => {
      await tab.evaluate(`growth.watch(${JSON.stringify([event, shown, text])}, ${limitMs})`)
      await act()
      return tab.evaluate<{ paintMs: number; shownMs: number }>('growth.seen')
    }
    const opened = await timed('click', form, '', () => tab.locator(open).first().click())
    if (field)
      await tab.locator(form).getByLabel(field, { exact: true }).fill('A title that was edited')
    await atRest(tab)
    const confirmed = await timed('click', 'body', saved, () => tab.locator(save).click())
    const arrivedMs = await tab.evaluate<number>(`growth.arrived(${limitMs})`)
    await atRest(tab)
    await tab.getByLabel(search).focus()
    const found = await timed('keydown', 'main [role="status"]', 'found', () =>
      tab.keyboard.press('9'),
    )
    await atRest(tab)
    return {
      loadMs,
      formMs: opened.shownMs,
      saveMs: Math.max(confirmed.shownMs, arrivedMs),
      keyMs: found.paintMs,
      foundMs: found.shownMs,
      loadFreezeMs,
      useFreezeMs: await tab.evaluate<number>('growth.freeze()'),
      storedBytes,
    }
  })
}

async function signIn(tab: Page, origin: string) {
  await tab.goto(`${origin}/login`)
  await tab.waitForSelector('form:not([inert]) input[type="email"]')
  await tab.getByLabel('Email', { exact: true }).fill(growthAdministrator.email)
  await tab.getByLabel('Password', { exact: true }).fill(growthAdministrator.password)
  await tab.getByRole('button', { name: 'Sign In' }).click()
  await tab.waitForSelector('main h1:has-text("Dashboard")')
}

/** A pause between two steps, so that what one leaves for later does not count as the other's. */
const atRest = (tab: Page) => tab.waitForTimeout(700)

/** Stores them as the site does. Resolves with the bytes of their JSON; rejects where they do not fit. */
async function fillBrowser(tab: Page, list: GrowingList, rows: object[]) {
  const json = JSON.stringify(rows)
  // More than a page can be given at once, and far over the quota.
  const isHuge = list !== 'submissions' && json.length > 50e6
  const fits =
    !isHuge &&
    (await tab.evaluate(list === 'submissions' ? fillDatabase : fillStorage, [list, json]))
  if (!fits) throw new Error(`${kilobytes(json.length)} kB: over localStorage’s quota`)
  return json.length
}

function fillStorage([key = '', json = '']: string[]) {
  try {
    localStorage.setItem(key, json)
    return true
  } catch {
    return false
  }
}

/** As `shared/src/backends/browser/browserDatabase.ts` makes it. */
async function fillDatabase([table = '', json = '']: string[]) {
  const opening = indexedDB.open('foundation', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('submissions', { keyPath: 'id' })
    opening.result.createObjectStore('history', { keyPath: 'id', autoIncrement: true })
  }
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const transaction = opening.result.transaction(table, 'readwrite')
  for (const row of JSON.parse(json)) transaction.objectStore(table).put(row)
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  opening.result.close()
  return true
}

/** Runs in the page, before anything of it. */
function observe() {
  let longest = 0
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })

  // A task that an animation frame posts runs once the frame is drawn.
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  const find = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(text))

  async function until(isSo: () => boolean, limitMs: number, what: string) {
    const limit = performance.now() + limitMs
    while (!isSo()) {
      if ((await painted()) > limit) throw new Error(`After ${limitMs} ms: no ${what}`)
    }
    return painted()
  }
  const shown = (selector: string, text: string, limitMs: number) =>
    until(() => find(selector, text), limitMs, text || selector)

  /** From the last press until no change waits for the database; a site without one has no such status. */
  const arrived = async (limitMs: number) =>
    (await until(() => !find('[data-status]:not([data-status="saved"])', ''), limitMs, 'end')) -
    growth.pressedAt

  function watch([type = '', selector = '', text = '']: string[], limitMs: number) {
    growth.seen = new Promise((resolve, reject) => {
      const start = async ({ timeStamp }: Event) => {
        growth.pressedAt = timeStamp
        const paintMs = (await painted()) - timeStamp
        shown(selector, text, limitMs).then(
          (at) => resolve({ paintMs, shownMs: at - timeStamp }),
          reject,
        )
      }
      addEventListener(type, start, { capture: true, once: true })
    })
  }

  /** The longest task since this was asked last. Shorter ones than 50 ms count as none. */
  function freeze() {
    const since = longest
    longest = 0
    return since
  }
  const growth = { seen: undefined as unknown, pressedAt: 0, shown, arrived, watch, freeze }
  Reflect.set(window, 'growth', growth)
}

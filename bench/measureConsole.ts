/** Uses the console as an administrator does, over a slow network, and says how each step went. */
import type { CDPSession, Page } from '@playwright/test'
import type { Variant } from './buildVariants.ts'
import { inBrowser } from './inBrowser.ts'
import { type Column, kilobytes } from './report.ts'
import { slowDown } from './slowDown.ts'

export interface ConsoleStep {
  /** From the press, or from the reload, until what was asked for is on the screen. */
  ms: number
  scriptBytes: number
  totalBytes: number
  scripts: number
  requests: number
  /** The most scripts, style sheets and pointers of which each was requested after the one before had come. */
  depth: number
}

export const consoleColumns: Column<ConsoleStep>[] = [
  { heading: 'ms', figure: 'ms' },
  { heading: 'script kB', figure: 'scriptBytes', format: kilobytes },
  { heading: 'total kB', figure: 'totalBytes', format: kilobytes },
  { heading: 'scripts', figure: 'scripts' },
  { heading: 'requests', figure: 'requests' },
  { heading: 'depth', figure: 'depth' },
]

/** What is pressed, by a selector and its text, and what is on the screen then. */
interface Press {
  /** What is typed first, into the field with this label. */
  type?: [label: string, text: string]
  press: [selector: string, text: string]
  shown: [selector: string, text: string]
}

const page = (name: string): Press => ({
  press: ['nav[aria-label="Console"] a', name],
  shown: ['main h1', name],
})

/** In this order, in one tab: each but the first is a first visit. */
const steps: [name: string, step: Press][] = [
  ['Programs', page('Programs')],
  ['a form opens', { press: ['main tbody button', ''], shown: ['[role="dialog"] form', ''] }],
  [
    'a change is saved',
    {
      type: ['Title', 'Health fairs'],
      press: ['[role="dialog"] button[type="submit"]', ''],
      shown: ['body', 'Program updated'],
    },
  ],
  ['Events', page('Events')],
  ['Blog', page('Blog')],
  ['Impact Stats', page('Impact Stats')],
  ['Donations', page('Donations')],
  ['Submissions', page('Submissions')],
  ['History', page('History')],
  ['Settings', page('Settings')],
]

const signingIn = 'Sign In to dashboard'
const reloading = 'reload of /admin'
export const consoleSteps = [signingIn, ...steps.map(([name]) => name), reloading]

/** Nothing has been asked for and nothing has answered for this long: the page is at rest. */
const restMs = 1500

/** Each of `consoleSteps`, once. */
export async function measureConsole({ origin }: Variant): Promise<ConsoleStep[]> {
  return inBrowser({ viewport: { width: 1280, height: 800 } }, async (tab) => {
    const session = await slowDown(tab)
    const traffic = watchTraffic(session)
    await tab.addInitScript(install)
    await tab.goto(`${origin}/login`)
    await tab.waitForSelector('form:not([inert]) input[type="email"]')
    await traffic.rest(tab)
    await tab.getByLabel('Email', { exact: true }).fill('admin@islandcare.example')
    await tab.getByLabel('Password', { exact: true }).fill('admin12345')
    await traffic.rest(tab)

    const measured: ConsoleStep[] = []
    async function measure(run: () => Promise<number>) {
      const figures = traffic.start()
      const ms = await run()
      measured.push({ ms, ...figures() })
      await traffic.rest(tab)
    }
    await measure(() =>
      tab.evaluate(`bench.press(['form button[type="submit"]', '']).then(bench.usable)`),
    )
    for (const [, { type, press, shown }] of steps) {
      if (type) await tab.getByRole('dialog').getByLabel(type[0]).fill(type[1])
      await traffic.rest(tab)
      await measure(() =>
        tab.evaluate(
          `bench.press(${JSON.stringify(press)}).then(() => bench.shown(${JSON.stringify(shown)}))`,
        ),
      )
    }
    await tab.evaluate(`bench.press(${JSON.stringify(page('Dashboard').press)})`)
    await traffic.rest(tab)
    await measure(async () => {
      await tab.reload({ waitUntil: 'commit' })
      return tab.evaluate('bench.usable(0)')
    })
    return measured
  })
}

interface Request {
  type: string
  startedAt: number
  endedAt?: number
  bytes: number
}

function watchTraffic(session: CDPSession) {
  const requests = new Map<string, Request>()
  let latestActivity = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    requests.set(requestId, { type, startedAt: timestamp, bytes: 0 })
    latestActivity = Date.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { bytes: encodedDataLength, endedAt: timestamp })
    latestActivity = Date.now()
  })

  return {
    async rest(tab: Page) {
      while (Date.now() - latestActivity < restMs) await tab.waitForTimeout(100)
    },
    /** Begins to count, and returns a function that says what has come since. */
    start() {
      requests.clear()
      return () => {
        const all = [...requests.values()]
        const scripts = all.filter(({ type }) => type === 'Script')
        const sum = (some: Request[]) => some.reduce((total, { bytes }) => total + bytes, 0)
        return {
          scriptBytes: sum(scripts),
          totalBytes: sum(all),
          scripts: scripts.length,
          requests: all.length,
          depth: longestChain(all.filter(({ type }) => /Script|Stylesheet|Fetch/.test(type))),
        }
      }
    },
  }
}

function longestChain(requests: Request[]) {
  const byStart = requests.toSorted((a, b) => a.startedAt - b.startedAt)
  const depths = new Map<Request, number>()
  for (const request of byStart) {
    const before = byStart.filter(({ endedAt = Infinity }) => endedAt <= request.startedAt)
    depths.set(request, 1 + Math.max(0, ...before.map((one) => depths.get(one) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}

/** Runs in the page, before anything of it. */
function install() {
  type Sought = [selector: string, text: string]
  const find = ([selector, text]: Sought) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.textContent.includes(text),
    )
  // A task that an animation frame posts runs once the frame is drawn.
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
    })
  let pressedAt = 0
  async function until(what: unknown, isSo: () => boolean) {
    const limit = performance.now() + 30_000
    while (!isSo()) {
      if (performance.now() > limit) throw new Error(`After 30 s: no ${what}`)
      await painted()
    }
    await painted()
    return performance.now() - pressedAt
  }

  async function press(sought: Sought) {
    pressedAt = performance.now()
    find(sought)?.click()
    return pressedAt
  }
  const shown = (sought: Sought) => until(sought, () => find(sought) !== undefined)

  /** The dashboard with its figures, whose sidebar answers a press. */
  async function usable(since: number) {
    pressedAt = since
    const toggle = () => document.querySelector<HTMLElement>('button[aria-keyshortcuts]')
    const state = () => toggle()?.getAttribute('aria-expanded')
    await until(
      'dashboard',
      () =>
        find(['main h1', 'Dashboard']) !== undefined &&
        document.querySelector('[aria-busy="false"] dd') !== null,
    )
    const before = state()
    toggle()?.click()
    const ms = await until('answer of the sidebar', () => state() !== before)
    toggle()?.click()
    return ms
  }
  Reflect.set(window, 'bench', { press, shown, usable })
}

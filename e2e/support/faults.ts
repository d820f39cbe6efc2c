/** Faults of a file on its way to the page, and a page clock that tests advance to see what is shown. */
import type { Request, Route } from '@playwright/test'
import type { Report } from 'shared/reporting'
import { expect, installClock, type Page } from './test'

/** Answers a request wrongly; `number` counts the requests for the file from 1. */
type Fault = (route: Route, number: number) => Promise<void>

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

/** Answers with status 200 and the file's own type. */
function answer(route: Route, body: string) {
  const extension = route.request().url().split('.').at(-1) ?? ''
  return route.fulfill({ contentType: types[extension], body })
}

const change =
  (changed: (body: string) => string): Fault =>
  async (route) =>
    answer(route, changed(await (await route.fetch()).text()))

function withOneByteChanged(body: string) {
  const middle = Math.floor(body.length / 2)
  return body.slice(0, middle) + (body[middle] === 'x' ? 'y' : 'x') + body.slice(middle + 1)
}

/** Added to a script or a style sheet, it leaves a trace where it runs or applies. */
const addedLine = '\n;/* */globalThis.intruded = true;/*\n*/:root{--intruded:1}/**/'

const faults = {
  'answers 404': (route) => route.fulfill({ status: 404 }),
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'is an HTML page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>App</title>' }),
  'is empty': (route) => answer(route, ''),
  'does not parse': (route) => answer(route, '{"'),
  'throws when run': (route) => answer(route, 'throw new Error("broken")'),
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'never answers': async () => {},
  'has a line added': change((body) => body + addedLine),
  'has one byte changed': change(withOneByteChanged),
  'fails once': (route, number) =>
    number === 1 ? route.fulfill({ status: 500 }) : route.continue(),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/** What a person sees of the page. */
interface Sight {
  /** Whether no text has been painted. */
  blank: boolean
  /** Whether a style sheet may keep it from being painted. */
  awaitsStyle: boolean
  heading: string | undefined
  text: string
  /** Whether the bar says that not everything has loaded. */
  notice: boolean
  /** Whether React has taken over the page. */
  works: boolean
  /** What was reported of failures so far. */
  failures: string[]
  /** Whether a line that was added to a file has run or applies. */
  intruded: boolean
}

const limitMs = 12_000

/** A page whose clock moves only when it is told to, and not while a file is on its way. */
export async function pageWithFaults(page: Page) {
  const underway = new Set<Request>()
  let requests = 0
  let seen = 0
  page.on('request', (request) => {
    requests += 1
    underway.add(request)
  })
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  const nothingUnderway = () => expect.poll(() => underway.size, { intervals: [5] }).toBe(0)

  // The browser’s own, before the clock takes their place.
  await page.addInitScript(() => {
    const [frame, timeout] = [requestAnimationFrame.bind(window), setTimeout.bind(window)]
    const idle = requestIdleCallback.bind(window)
    const atRest = async () => {
      await new Promise((resolve) => {
        frame(resolve)
        // There is none while a style sheet keeps the page from being painted.
        timeout(resolve, 50)
      })
      // There may be none either.
      await new Promise((resolve) => idle(resolve, { timeout: 200 }))
    }
    Object.assign(window, { atRest })
  })
  await installClock(page.context())
  // Until then it goes as it does, and a busy machine would run into the time limits by itself.
  await page.clock.pauseAt(Date.now() + 1000)
  await page.addInitScript(() => {
    const failures: string[] = []
    Object.assign(window, { failures })
    // One that a script has put in the place of another does not keep the page from being painted.
    new MutationObserver((changes, observer) => {
      const removed = changes.flatMap((change) => [...change.removedNodes])
      if (!removed.some((node) => node instanceof HTMLLinkElement)) return
      Object.assign(window, { styleReplaced: true })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    addEventListener('report', ({ detail }: CustomEventInit<Report>) => {
      if (detail?.kind === 'remote-load' && detail.failure) failures.push(detail.failure.message)
      if (detail?.kind === 'error') failures.push(detail.message)
    })
  })

  const look = (): Promise<Sight> =>
    page.evaluate(async () => {
      // What has come takes real time to run, which the clock does not count.
      await Reflect.get(window, 'atRest')()
      const heading = document.querySelector('h1')
      const text = document.body.innerText
      return {
        blank: text.trim() === '' || performance.getEntriesByType('paint').length === 0,
        awaitsStyle:
          !('styleReplaced' in window) &&
          document.styleSheets.length < document.querySelectorAll('[rel=stylesheet]').length,
        text,
        heading: heading?.innerText,
        notice: document.querySelector('#load-notice')?.checkVisibility() ?? false,
        works: Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber')),
        failures: [...Reflect.get(window, 'failures')],
        intruded:
          'intruded' in window ||
          getComputedStyle(document.documentElement).getPropertyValue('--intruded') !== '',
      }
    })

  const isPainted = async () => (await look().catch(() => undefined))?.blank === false

  /**
   * Moves the clock until the page is painted, and at most until it has requested nothing for so long.
   * Returns how far the clock moved.
   */
  async function expectPainted(withinMs = 0) {
    // Its first script has set its timers then.
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
    let [passedMs, quietMs, known] = [0, 0, requests]
    while (quietMs < withinMs && passedMs < limitMs && !(await isPainted())) {
      await nothingUnderway()
      await page.clock.runFor(500)
      passedMs += 500
      quietMs = requests === known ? quietMs + 500 : 0
      known = requests
    }
    await expect.poll(isPainted).toBe(true)
    return passedMs
  }

  return {
    /** From now on these files come with a fault, and all others as they are. */
    async breakFiles(files: string | RegExp, name: FaultName) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      let number = 0
      await page.route(files, async (route) => {
        number += 1
        if (name === 'never answers') underway.delete(route.request())
        else await faults[name](route, number)
      })
    },

    expectPainted,

    /**
     * Moves the clock until the person sees this, for at most 12 s, some of which may have passed:
     * what is seen in the end, and for how long nothing was.
     */
    async watch(until: (sight: Sight) => boolean, atMs = 0) {
      let blankMs = 0
      for (;;) {
        await nothingUnderway()
        // None while the page gives way to another document.
        const sight = await look().catch(() => undefined)
        // Painting takes real time.
        if (sight?.blank && sight.text && !sight.awaitsStyle) {
          await expectPainted()
          continue
        }
        if (sight && ((until(sight) && !sight.blank) || atMs >= limitMs)) {
          return { end: sight, blankMs }
        }
        // In steps as short as its tasks while the page is at work. Otherwise in longer ones, but not
        // so long that two checks of a time limit fall into one: what has come takes real time to run.
        const step = requests > seen ? 50 : 350
        const stepMs = Math.min(step, limitMs - atMs)
        seen = requests
        await page.clock.runFor(stepMs)
        atMs += stepMs
        if (sight?.blank) blankMs += stepMs
      }
    },
  }
}

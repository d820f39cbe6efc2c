/** Opens a page once, as on a slow phone, and says how it went. */
import type { Variant } from './buildVariants.ts'
import { inBrowser } from './inBrowser.ts'
import type { BenchPage } from './pages.ts'
import { type Column, kilobytes } from './report.ts'
import { slowDown } from './slowDown.ts'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
/** When nothing has been asked for and nothing has answered for this long, the page is at rest. */
const restMs = 1500
const controlLimitMs = 20_000

export interface FirstLoad {
  /** Bytes over the network, compressed as served. */
  scriptBytes: number
  totalBytes: number
  requests: number
  scriptRequests: number
  /** First and largest contentful paint, and the first answered click, in ms since navigation. */
  fcpMs: number
  lcpMs: number
  firstResponseMs: number | null
  /** Total blocking time: what each task since navigation takes above 50 ms, in ms. */
  tbtMs: number
  /** The longest task. */
  longestMs: number
  /** Until React has taken over the page's markup. */
  hydratedMs: number | null
  /** Cumulative layout shift. */
  cls: number
}

export const firstLoadColumns: Column<FirstLoad>[] = [
  { heading: 'script kB', figure: 'scriptBytes', format: kilobytes },
  { heading: 'total kB', figure: 'totalBytes', format: kilobytes },
  { heading: 'scripts', figure: 'scriptRequests' },
  { heading: 'requests', figure: 'requests' },
  { heading: 'FCP ms', figure: 'fcpMs' },
  { heading: 'LCP ms', figure: 'lcpMs' },
  { heading: 'TBT ms', figure: 'tbtMs' },
  { heading: 'CLS', figure: 'cls', format: (value) => value.toFixed(3) },
  { heading: 'time to first response ms', figure: 'firstResponseMs' },
]

const times = (value: number) => value.toFixed(3)
export const timesColumns: Column<FirstLoad>[] = [
  { heading: 'script bytes', figure: 'scriptBytes', format: times },
  { heading: 'all bytes', figure: 'totalBytes', format: times },
  { heading: 'FCP', figure: 'fcpMs', format: times },
  { heading: 'LCP', figure: 'lcpMs', format: times },
  { heading: 'time to first response', figure: 'firstResponseMs', format: times },
]

/** How many times as much each load took as the one beside it, for the figures of `timesColumns`. */
export const timesAsMuch = (without: FirstLoad[], within: FirstLoad[]): FirstLoad[] =>
  within.map((load, index) => {
    const other = without[index] ?? load
    const ratios = timesColumns.map(({ figure }) => [
      figure,
      (load[figure] ?? 0) / (other[figure] ?? 1),
    ])
    return { ...load, ...Object.fromEntries(ratios) }
  })

export async function measureFirstLoad(variant: Variant, page: BenchPage): Promise<FirstLoad> {
  return inBrowser(phone, async (tab) => {
    const session = await slowDown(tab)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })

    const types = new Map<string, string>()
    const traffic = { scriptBytes: 0, totalBytes: 0, requests: 0, scriptRequests: 0 }
    let latestActivity = Date.now()
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      types.set(requestId, type ?? 'Other')
      traffic.requests += 1
      if (type === 'Script') traffic.scriptRequests += 1
      latestActivity = Date.now()
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      traffic.totalBytes += encodedDataLength
      if (types.get(requestId) === 'Script') traffic.scriptBytes += encodedDataLength
      latestActivity = Date.now()
    })

    const scriptFree = variant.name.startsWith('script-free')
    await tab.addInitScript(observe, { ...page, pressing: !scriptFree })
    await tab.goto(variant.origin + page.path)
    if (!scriptFree) {
      await tab.waitForFunction(() => Reflect.get(window, 'bench').firstResponseMs !== null, null, {
        timeout: controlLimitMs,
      })
    }
    while (Date.now() - latestActivity < restMs) await tab.waitForTimeout(100)
    const seen = await tab.evaluate(() => Reflect.get(window, 'bench'))
    return { ...traffic, ...seen }
  })
}

/** Runs in the page, before anything of it. */
function observe({ control, answer, pressing }: BenchPage & { pressing: boolean }) {
  const bench = {
    fcpMs: 0,
    lcpMs: 0,
    tbtMs: 0,
    longestMs: 0,
    cls: 0,
    hydratedMs: null as number | null,
    firstResponseMs: null as number | null,
  }
  Reflect.set(window, 'bench', bench)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcpMs = entry.startTime
  })
  let pressedAt = Number.POSITIVE_INFINITY
  const isOfLoading = ({ startTime }: PerformanceEntry) =>
    bench.firstResponseMs === null || startTime < pressedAt
  // What a press answers with may be larger, and may move: "Show more" scrolls to what it shows.
  watch('largest-contentful-paint', (entry) => {
    if (isOfLoading(entry)) bench.lcpMs = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (isOfLoading(entry)) bench.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ duration }) => {
    bench.tbtMs += Math.max(0, duration - 50)
    bench.longestMs = Math.max(bench.longestMs, duration)
  })
  if (!pressing) return
  // A scripted click is no input: the largest paint goes on being observed.
  const timer = setInterval(() => {
    const heading = document.querySelector('main h1') ?? {}
    if (Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) {
      bench.hydratedMs ??= performance.now()
    }
    if (document.querySelector(answer)) {
      bench.firstResponseMs = performance.now()
      clearInterval(timer)
      return
    }
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
    pressedAt = performance.now()
    buttons.find((button) => button.textContent.trim() === control)?.click()
  }, 50)
}

/** Everything that a page leaves anywhere, as one text to search. */
import type { BrowserContext, Page } from '@playwright/test'

/** Watches the console, reports, URLs and requests of all pages of this context from now on. */
export async function watchTraces(context: BrowserContext) {
  const traces: string[] = []
  await context.exposeBinding('leaveTrace', (_, text: string) => traces.push(text))
  await context.addInitScript(() => {
    const { leaveTrace } = window as unknown as { leaveTrace: (text: string) => void }
    const described = (value: unknown) =>
      value instanceof Error ? `${value.stack} ${value.cause}` : JSON.stringify(value)
    for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
      const write = console[level]
      console[level] = (...values) => {
        leaveTrace(`console.${level}: ${values.map(described).join(' ')}`)
        write(...values)
      }
    }
    addEventListener('report', (event) =>
      leaveTrace(`report: ${JSON.stringify((event as CustomEvent).detail)}`),
    )
  })
  context.on('request', async (request) => {
    const headers = JSON.stringify(request.headers())
    traces.push(`request: ${request.url()} ${headers} ${request.postData() ?? ''}`)
  })
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => traces.push(`url: ${frame.url()}`)),
  )

  /** What was left until now, and what is kept in the browser. */
  return async (page: Page) => {
    const kept = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      const stores = databases.map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        const rows = [...database.objectStoreNames].map(
          (store) =>
            new Promise((resolve, reject) => {
              const reading = database.transaction(store).objectStore(store).getAll()
              reading.onsuccess = () => resolve(reading.result)
              reading.onerror = () => reject(reading.error)
            }),
        )
        return Promise.all(rows)
      })
      return JSON.stringify({
        localStorage: { ...localStorage },
        sessionStorage: { ...sessionStorage },
        databases: await Promise.all(stores),
        caches: await caches.keys(),
        history: history.state,
        name: window.name,
        url: location.href,
      })
    })
    const cookies = JSON.stringify(await page.context().cookies())
    return [...traces, `cookies: ${cookies}`, `kept: ${kept}`].join('\n')
  }
}

/** A site with a store: the same builds, composed on an embedded store of this worker's own. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { BrowserContext } from '@playwright/test'
import { composeDocuments } from '../../host/compose/documents/documents.ts'
import { createSiteServer } from '../../host/compose/serving/server.ts'
import { type EmbeddedStore, startEmbeddedStore } from '../../store/src/embeddedStore.ts'
import { test as base, comeBack, expect, hydrated, type Page, stopClock } from './test'

// The database's WebAssembly is compiled quickly rather than well: it saves half of the time here.
setFlagsFromString('--liftoff-only')

export const administrator = {
  email: 'ada@islandcare.example',
  password: 'a long and private phrase',
  name: 'Ada Brown',
}

export interface StoreSite {
  store: EmbeddedStore
  origin: string
  /** The first value of the only row that this finds, past all policies. */
  value: (sql: string, parameters?: unknown[]) => Promise<unknown>
  /** Composes the documents again. */
  compose: () => Promise<unknown>
}

interface Fixtures {
  /** Where somebody else is: another browser, as far as the site can tell. */
  elsewhere: BrowserContext
}

export const test = base.extend<Fixtures, { site: StoreSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const folder = await mkdtemp('.tmp/store-site-')
      const dir = path.join(folder, 'site')
      const store = await startEmbeddedStore({ administrator })
      await composeSite(dir, store)
      const server = createSiteServer(dir).listen(0)
      const { port } = server.address() as AddressInfo
      const value = async (sql: string, parameters: unknown[] = []) => {
        const { rows } = await store.database.query<Record<string, unknown>>(sql, parameters)
        return Object.values(rows[0] ?? {})[0]
      }
      const compose = () => composeDocuments(dir)
      await use({ store, origin: `http://localhost:${port}`, value, compose })
      server.closeAllConnections()
      server.close()
      await store.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  elsewhere: async ({ browser, complaints, expectedComplaints }, use) => {
    const context = await browser.newContext()
    context.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type())
      if (isComplaint && !expectedComplaints.test(message.text())) complaints.push(message.text())
    })
    await use(context)
    await context.close()
  },
})

const composeSite = async (dir: string, { url, publishableKey }: EmbeddedStore) => {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'host/compose/commands/publish.ts'],
    {
      env: {
        ...process.env,
        SITE_DIR: path.resolve(dir),
        STORE_URL: url,
        STORE_KEY: publishableKey,
      },
    },
  )
}

export { comeBack, expect, type Page }

type Credential = Pick<typeof administrator, 'email' | 'password'>

/** What the store gives somebody who signs in. */
export async function tokensOf({ store }: StoreSite, { email, password }: Credential) {
  const answer = await fetch(`${store.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: store.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: accessToken, refresh_token: refreshToken } = await answer.json()
  return { accessToken, refreshToken, expiresAt: Date.now() + 3_600_000 }
}

/** Signs in on the sign-in page that is open. */
export async function signInToStore(page: Page, { email, password }: Credential = administrator) {
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Fills in and sends the registration of the event that is open, as slowly as a person. */
export async function registerInStore(page: Page, name: string) {
  await hydrated(page)
  await page.getByRole('button', { name: 'Register for this fair' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register for this fair' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('visitor@example.com')
  await page.clock.fastForward(2000)
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(dialog.getByRole('button', { name: 'Registering...' })).toBeDisabled()
  await page.clock.runFor(1000)
  await page.clock.resume()
}

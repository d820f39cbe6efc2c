/** How much a store answers in a second: the request of every page view, and registrations. */
import { randomUUID } from 'node:crypto'
import { type EmbeddedStore, startEmbeddedStore } from '../store/src/embeddedStore.ts'
import { guard, person } from '../store/src/testing/forms.ts'
import { sqlDatabase } from '../store/src/testing/sqlDatabase.ts'
import type { Column } from './report.ts'

/** How many clients ask at the same time. */
const clients = 20
const calls = 400

export interface StoreRates {
  versionsPerSecond: number
  registrationsPerSecond: number
}

export const storeColumns: Column<StoreRates>[] = [
  { heading: 'versions a second', figure: 'versionsPerSecond' },
  { heading: 'registrations a second', figure: 'registrationsPerSecond' },
]

export interface MeasuredStore {
  name: string
  call: (name: string, parameters: Record<string, unknown>) => Promise<unknown>
  stop: () => Promise<unknown>
}

/** The embedded one over HTTP and, in SQL, the PostgreSQL that `STORE_TEST_DATABASE_URL` names. */
export async function openStores(): Promise<MeasuredStore[]> {
  const stores = [await openEmbedded()]
  if (process.env.STORE_TEST_DATABASE_URL) stores.push(await openPostgres())
  return stores
}

/** All registrations are for one event, the worst case: they wait for each other. */
export async function measureStore({ call }: MeasuredStore): Promise<StoreRates> {
  return {
    versionsPerSecond: await rate(() => call('content_versions', {})),
    registrationsPerSecond: await rate(() =>
      call('submit_registration', { id: randomUUID(), event_id: 1, form: person, guard }),
    ),
  }
}

async function rate(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  let left = calls
  const client = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (calls / (performance.now() - startedAt)) * 1000
}

const room = `
  update private.settings set calls_per_hour = 1000000, calls_per_hour_of_nobody = 1000000,
    places_per_address_and_event = 1000000;
  update public.events set slots = 100000 where id = 1;`

async function openEmbedded(): Promise<MeasuredStore> {
  const store = await startEmbeddedStore()
  await store.database.exec(room)
  return {
    name: 'embedded, over HTTP',
    call: (name, parameters) => callOverHttp(store, name, parameters),
    stop: store.stop,
  }
}

async function openPostgres(): Promise<MeasuredStore> {
  const database = await sqlDatabase('PostgreSQL')
  await database.reset()
  await database.run(room)
  return {
    name: 'PostgreSQL, in SQL',
    call: async (name, parameters) =>
      expectAnswer(name, await database.call('visitor', name, parameters)),
    stop: () => database.reset(),
  }
}

async function callOverHttp(
  { url, publishableKey }: EmbeddedStore,
  name: string,
  parameters: Record<string, unknown>,
) {
  const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  })
  return expectAnswer(name, await answer.json())
}

/** A refused registration would be a quick one. */
function expectAnswer(name: string, answer: unknown) {
  const { outcome = 'accepted' } = answer as { outcome?: string }
  if (outcome !== 'accepted') throw new Error(`${name} was answered with "${outcome}"`)
}

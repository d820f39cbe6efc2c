import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedStore } from './embeddedStore.ts'
import { administrator, embedded, send, signIn } from './testing/embedded.ts'

const { store } = await embedded()
const dataDir = await mkdtemp(join(tmpdir(), 'store-'))
afterAll(() => rm(dataDir, { recursive: true }))

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('an administrator signs in, stays signed in by the refresh token, and signs out everywhere', async () => {
  const [first, second] = [await signIn(store, administrator), await signIn(store, administrator)]
  const refresh = (refresh_token: string) =>
    send(store, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token },
    })
  const refreshed = (await refresh(first.refresh_token)).body as typeof first
  const user = await send(store, '/auth/v1/user', { headers: bearer(refreshed.access_token) })
  expect(user.body).toMatchObject({ email: administrator.email })

  const headers = bearer(refreshed.access_token)
  const left = await send(store, '/auth/v1/logout?scope=global', { method: 'POST', headers })
  expect(left.status).toBe(204)
  expect((await send(store, '/auth/v1/user', { headers })).status).toBe(403)
  expect((await refresh(second.refresh_token)).status).toBe(400)
})

test('a wrong password is refused', async () => {
  const body = { ...administrator, password: 'admin54321' }
  const path = '/auth/v1/token?grant_type=password'
  expect((await send(store, path, { method: 'POST', body })).status).toBe(400)
})

test('an administrator who forgot the password gets an email that leads back to the site', async () => {
  await send(store, '/auth/v1/recover', { method: 'POST', body: { email: administrator.email } })
  const [email] = store.emails.get(administrator.email) ?? []
  expect(email?.text).toContain('/auth/v1/verify')
})

test.each(['/auth/v1/token?grant_type=password', '/rest/v1/rpc/submit_registration'])(
  'a page of any site may send JSON to %s',
  async (path) => {
    const { status, headers } = await fetch(store.url + path, { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toMatch(
      /apikey, authorization, content-type/,
    )
  },
)

test('nothing but the two interfaces is served', async () => {
  for (const path of ['/', '/_system/info', '/studio', '/rest/v2/events']) {
    expect((await send(store, path)).status).toBe(404)
  }
})

test('a store in a folder keeps its content, keys and users, and is seeded once', async () => {
  const before = await startEmbeddedStore({ dataDir, administrator })
  await before.database.query('delete from public.events where id > 1')
  await before.stop()

  const after = await startEmbeddedStore({ dataDir, administrator })
  const { body } = await send({ ...before, url: after.url }, '/rest/v1/events?select=id')
  expect(body).toEqual([{ id: 1 }])
  expect((await signIn(after, administrator)).access_token).toBeTypeOf('string')
  await after.stop()
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'shared/schema'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedStore } from './embeddedStore.ts'
import { kept } from './storeFolder.ts'
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

test('one process at a time holds a folder, and only its owner reads it', async () => {
  const folder = join(dataDir, 'held')
  const script = `
    import { holdFolder } from ${JSON.stringify(join(import.meta.dirname, 'storeFolder.ts'))}
    await holdFolder(process.argv[1], 'http://localhost:4173')
    console.log('held')
    setInterval(() => {}, 1000)`
  const hold = () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', script, folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = (stream: Readable) => once(stream, 'data').then(String)
    return { child, held: said(child.stdout), refused: said(child.stderr) }
  }
  const first = hold()
  await first.held
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await hold().refused).toContain('It is already running at http://localhost:4173')
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = hold()
  await second.held
  second.child.kill('SIGKILL')
})

test('keys that are cut off are an error, and not new keys', async () => {
  const file = join(dataDir, 'cut/keys.json')
  const schema = z.object({ key: z.string() })
  expect(kept(file, schema, () => ({ key: 'first' }))).toEqual({ key: 'first' })
  expect(kept(file, schema, () => ({ key: 'second' }))).toEqual({ key: 'first' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const damaged of ['{"key":"fi', '', '{}']) {
    writeFileSync(file, damaged)
    expect(() => kept(file, schema, () => ({ key: 'second' }))).toThrow(`${file} is damaged`)
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  }
})

test('a store in a folder keeps its content, keys and users, and is seeded once', async () => {
  const before = await startEmbeddedStore({ dataDir, administrator })
  await before.database.query('delete from public.events where id > 1')
  await before.stop()

  const after = await startEmbeddedStore({ dataDir, administrator })
  const { body } = await send(
    { ...before, url: after.url },
    '/rest/v1/rpc/content?collection=events',
  )
  expect(body).toMatchObject({ rows: [{ id: 1 }] })
  expect((await signIn(after, administrator)).access_token).toBeTypeOf('string')
  await after.stop()
})

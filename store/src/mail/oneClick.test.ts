import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { oneClickServer } from './oneClick.ts'

/** A server and what it has asked its database for. */
async function oneClick({ isDown = false } = {}) {
  const asked: unknown[] = []
  const server = oneClickServer({
    database: {
      query: async (_sql, parameters = []) => {
        asked.push(...parameters)
        if (isDown) throw new Error('The database is down')
        return []
      },
    },
    siteUrl: 'https://www.example.org',
    log: () => {},
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/unsubscribe?token=abc`
  return { asked, send: (init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init }) }
}
const oneClickForm = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
const oneClickParts = new FormData()
oneClickParts.append('List-Unsubscribe', 'One-Click')

test.each([
  ['a form', oneClickForm],
  ['parts', oneClickParts],
])('one click unsubscribes, sent as %s', async (_, body) => {
  const { asked, send } = await oneClick()
  expect((await send({ method: 'POST', body })).status).toBe(200)
  expect(asked).toEqual(['abc'])
})

test('opening the address leads to the page, and changes nothing', async () => {
  const { asked, send } = await oneClick()
  const { status, headers } = await send()
  expect([status, headers.get('location')]).toEqual([303, 'https://www.example.org/link#abc'])
  expect(asked).toEqual([])
})

test.each([
  ['another form', 400, { method: 'POST', body: new URLSearchParams({ a: 'b' }) }],
  ['no form', 400, { method: 'POST' }],
  ['a long body', 400, { method: 'POST', body: 'a'.repeat(5_000) }],
  ['another verb', 405, { method: 'DELETE' }],
])('%s is refused', async (_, status, init) => {
  const { asked, send } = await oneClick()
  expect((await send(init)).status).toBe(status)
  expect(asked).toEqual([])
})

test('a database that is down is asked again later', async () => {
  const { send } = await oneClick({ isDown: true })
  expect((await send({ method: 'POST', body: oneClickForm })).status).toBe(503)
})

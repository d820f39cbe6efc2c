/** `npm run start:store`, on builds that are there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../shared/testing/freePort'

let folder: string
/** Ends what has not ended by itself. */
const endings: (() => Promise<unknown>)[] = []

test.beforeEach(async () => {
  folder = path.resolve(await mkdtemp('.tmp/try-site-'))
})

test.afterEach(async () => {
  await Promise.all(endings.splice(0).map((end) => end()))
  await rm(folder, { recursive: true })
})

const settings = '/rest/v1/general_settings?id=eq.1'

test('start:store says which port is in use, serves the site on a store and says how to sign in; stopped or killed it keeps what was acknowledged, and leaves no process and no port behind', async () => {
  // It makes a database, composes twice and starts three times: minutes on a machine that is very busy.
  test.setTimeout(600_000)
  const port = await freePort()
  let storePort = await freePort()
  while (storePort === port) storePort = await freePort()
  const command = { STORE_DIR: folder, PORT: String(port), STORE_PORT: String(storePort) }

  for (const [variable, taken] of Object.entries({ STORE_PORT: storePort, PORT: port })) {
    const other = createServer().listen(taken)
    const { exit, printed } = run(command)
    await printed(RegExp(`^Port ${taken} is in use. Choose another one: ${variable}=`, 'm'))
    expect(await exit).toEqual([1, null])
    other.close()
  }

  const first = await start(command)
  const second = run({ ...command, PORT: '1', STORE_PORT: '2' })
  await second.printed(RegExp(`It is already running at http://localhost:${port}`))
  expect(await second.exit).toEqual([1, null])
  await first.printed(/The site: +http:\/\/localhost:(\d+)/)
  const document = await (await fetch(`http://localhost:${port}/`)).text()
  const [, block = ''] = /id="supabase">(.*?)</.exec(document) ?? []
  expect(JSON.parse(block)).toEqual({ url: first.url, key: expect.any(String) })
  expect(document).toContain('Island Care Foundation</title>')

  const { key } = JSON.parse(block)
  const request = await signedIn(first, key)
  const change = { method: 'PATCH', body: JSON.stringify({ site_name: 'Caring Hands' }) }
  expect((await request(settings, change)).status).toBe(204)
  const asked = { method: 'POST', body: JSON.stringify({ id: crypto.randomUUID() }) }
  await first.printed(/^Composing again/m)
  expect((await request('/rest/v1/rpc/send_test', asked)).status).toBe(200)
  const [, mail = ''] = await first.printed(/Mail, not sent: Test.*\n +(\S+)/)
  expect(readFileSync(path.resolve('store', mail), 'utf8')).toContain(
    `To: ${first.credential.email}`,
  )
  await first.stop()
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()

  const again = await start(command)
  expect(again.credential).toEqual(first.credential)
  const restarted = await signedIn(again, key)
  expect(await (await restarted(settings)).json()).toMatchObject([{ site_name: 'Caring Hands' }])
  await again.printed(/The site: +http/)
  const another = { method: 'PATCH', body: JSON.stringify({ site_name: 'Open Arms' }) }
  expect((await restarted(settings, another)).status).toBe(204)
  await again.printed(/^Composing again/m)

  const children = childrenOf(again.child)
  expect(children).toHaveLength(2)
  again.child.kill('SIGKILL')
  expect(await again.exit).toEqual([null, 'SIGKILL'])
  for (const pid of children) await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
  for (const wanted of [port, storePort]) {
    const server = createServer().listen(wanted)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  }

  const last = await start(command)
  const kept = await (await signedIn(last, key))(settings)
  expect(await kept.json()).toMatchObject([{ site_name: 'Open Arms' }])
})

/** Their process ids: what serves the site, and what composes it again. */
const childrenOf = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')

/** Starts what the script of the workspace starts. */
function run(settings: Record<string, string>) {
  const { scripts } = JSON.parse(readFileSync('store/package.json', 'utf8'))
  const [, ...args] = scripts.try.split(' ')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, args, { cwd: 'store', env })
  const exit = once(child, 'exit')
  endings.push(() => {
    child.kill()
    return exit
  })
  return { child, exit, printed: readOutput(child) }
}

/** Reads what it prints when all is well. */
async function start(settings: Record<string, string>) {
  const { child, exit, printed } = run(settings)
  const [, url] = await printed(/The store: +(\S+)/)
  const [, email, password] = await printed(/Administrator: +(\S+) \/ (\S+)/)
  const stop = async () => {
    child.kill()
    expect(await exit).toEqual([0, null])
  }
  return { child, exit, stop, url, credential: { email, password }, printed }
}

function readOutput(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return async (expected: RegExp): Promise<RegExpExecArray> => {
    // A new database, its migrations and a composition take their time, for which the test has a limit.
    await expect.poll(() => output, { timeout: 0 }).toMatch(expected)
    return expected.exec(output) as RegExpExecArray
  }
}

/** Requests as the administrator whose credential was printed. */
async function signedIn({ url, credential }: Awaited<ReturnType<typeof start>>, apikey: string) {
  const headers = { apikey, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credential),
  })
  const { access_token: token } = await answer.json()
  return (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } })
}

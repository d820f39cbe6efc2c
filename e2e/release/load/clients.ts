/**
 * Visitors who ask for documents and pointers with every file that these name, and hold each byte to the
 * hash that is given there: a mixed release cannot pass.
 */
import { Agent, get } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { releaseIn } from '../../../host/compose/documents/documentHtml.ts'
import { integrityIn } from '../../../host/compose/documents/importMap.ts'
import { sha256 } from '../../../host/compose/site/files.ts'
import { pointerPath, type RemoteName, remoteNames } from '../../../shared/src/contract/contract.ts'
import { remotePointerSchema } from '../../../shared/src/contract/pointer.ts'

const pages = ['/', '/about', '/events', '/events/1', '/get-involved', '/donate', '/impact']

export interface Load {
  requests: number
  failures: string[]
  latenciesMs: number[]
  /** The releases that clients were given. */
  seen: Record<RemoteName, Set<string>>
}

/** Begins with `count` clients, each of which asks again and again until `isOver`. */
export async function load(origin: string, count: number, isOver: () => boolean): Promise<Load> {
  const agent = new Agent({ keepAlive: true })
  const result: Load = {
    requests: 0,
    failures: [],
    latenciesMs: [],
    seen: { 'public-site': new Set(), 'admin-console': new Set() },
  }
  /** By URL, what has been compared with its hash: the clients share the machine with the server. */
  const known = new Map<string, Buffer>()

  /** The answer's body as it was sent: compressed where the server has a compressed copy. */
  function ask(url: string) {
    const startMs = performance.now()
    result.requests += 1
    return new Promise<{ sent: Buffer; encoding: string | undefined }>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'br' }
      get(origin + url, { agent, headers }, async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          result.latenciesMs.push(performance.now() - startMs)
          if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`)
          resolve({ sent: Buffer.concat(chunks), encoding: response.headers['content-encoding'] })
        } catch (error) {
          reject(error)
        }
      }).on('error', reject)
    })
  }

  async function askText(url: string) {
    const { sent, encoding } = await ask(url)
    return String(encoding === 'br' ? brotliDecompressSync(sent) : sent)
  }

  async function askFile(url: string, hash: string) {
    const { sent, encoding } = await ask(url)
    const key = `${url} ${hash}`
    if (known.get(key)?.equals(sent)) return
    const actual = sha256(encoding === 'br' ? brotliDecompressSync(sent) : sent)
    if (actual !== hash) throw new Error(`it is not what the document or pointer says: ${hash}`)
    known.set(key, sent)
  }

  async function visitPage(page: string) {
    const html = await askText(page)
    const named = releaseIn(html)
    if (named.length !== 1) throw new Error(`it names ${named.length} releases`)
    const [release = ''] = named
    result.seen['public-site'].add(release)
    const integrity = integrityIn(html)
    for (const url of Object.keys(integrity)) {
      const [, other] = /^\/remotes\/public-site\/([^/]+)\//.exec(url) ?? []
      if (other && other !== release) throw new Error(`${release} comes with ${url}`)
    }
    const loaded = html.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]+\.(?:js|css))"/g)
    for (const [, url = ''] of loaded) {
      const hash = integrity[url]
      if (!hash) throw new Error(`it loads ${url}, of which it has no hash`)
      await tried(url, () => askFile(url, hash))
    }
  }

  async function visitRemote(name: RemoteName) {
    const url = `/${pointerPath(name)}`
    const pointer = remotePointerSchema.parse(JSON.parse(await askText(url)))
    result.seen[name].add(pointer.release)
    for (const [file, hash] of Object.entries(pointer.integrity)) {
      if (!file.startsWith(`${pointer.release}/`)) throw new Error(`it names ${file}`)
      const fileUrl = path.posix.join(path.dirname(url), file)
      await tried(fileUrl, () => askFile(fileUrl, hash))
    }
  }

  async function tried(what: string, attempt: () => Promise<void>) {
    try {
      await attempt()
    } catch (error) {
      result.failures.push(`${what}: ${error instanceof Error ? error.message : error}`)
    }
  }

  const visits = [
    ...pages.map((page) => () => tried(page, () => visitPage(page))),
    ...remoteNames.map((name) => () => tried(`pointer of ${name}`, () => visitRemote(name))),
  ]
  const visit = (turn: number) => visits[turn % visits.length]?.()
  async function client(first: number) {
    for (let turn = first; !isOver(); turn += 1) await visit(turn)
    // Between them they see all of what the site has become.
    await visit(first)
  }
  await Promise.all(Array.from({ length: count }, (_, index) => client(index)))
  agent.destroy()
  return result
}

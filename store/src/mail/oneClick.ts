/** Where mail programs unsubscribe somebody by themselves (RFC 8058). Opening it changes nothing. */
import { createServer, type IncomingMessage } from 'node:http'
import type { Database } from './database.ts'
import { errorText } from './smtp.ts'

const mostBytes = 2_000

interface OneClickOptions {
  database: Database
  siteUrl: string
  log: (line: string) => void
}

/** Not listening yet. */
export const oneClickServer = ({ database, siteUrl, log }: OneClickOptions) =>
  createServer(async (request, response) => {
    const end = (status: number, headers = {}) => response.writeHead(status, headers).end()
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const token = url.searchParams.get('token')
      if (url.pathname !== '/unsubscribe' || !token) return end(404)
      if (request.method === 'GET') {
        return end(303, { location: `${siteUrl}/link#${encodeURIComponent(token)}` })
      }
      if (request.method !== 'POST') return end(405, { allow: 'GET, POST' })
      if (!(await isOneClick(request))) return end(400)
      // Whatever comes of it: what was done before, or is over, is as the sender of the request wants it.
      await database.query('select private.one_click($1)', [token])
      end(200)
    } catch (error) {
      log(`One click was not heard: ${errorText(error as Error)}`)
      end(503)
    }
  })

/** Whether the body says so, in either of the two forms that mail programs send. */
async function isOneClick(request: IncomingMessage) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > mostBytes) return false
    parts.push(part)
  }
  const type = request.headers['content-type'] ?? ''
  const body = new Response(Buffer.concat(parts), { headers: { 'content-type': type } })
  const form = await body.formData().catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click'
}

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that nobody listens on, below those that Linux hands out by itself (from 32768 on): one of
 * these could be handed out again before the test uses it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (Object(error).code === 'EADDRINUSE') return freePort()
    throw error
  }
  server.close()
  await once(server, 'close')
  return port
}

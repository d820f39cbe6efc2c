import { contractVersion, pointerPath, type RemoteName } from 'shared/contract'
import { loadingAttempts, type RetryOptions, retry } from 'shared/loading/retry'
import { type ReleaseReference, type RemotePointer, remotePointerSchema } from 'shared/pointer'
import * as z from 'shared/schema'
import { fetchJson, WrongAnswerError } from './fetchJson'
import { RemoteLoadError } from './RemoteLoadError'

const pointerAttempts: RetryOptions = { ...loadingAttempts, limitMs: 4000 }

/** Fetches a remote's pointer and checks its form. Rejects with a `RemoteLoadError`. */
export async function fetchPointer(name: RemoteName): Promise<RemotePointer> {
  const url = pointerUrl(name)
  const data = await retry(pointerAttempts, (signal) => fetchJson(url, signal)).catch((error) => {
    const reason = error instanceof WrongAnswerError ? 'malformed' : 'unreachable'
    throw new RemoteLoadError(name, reason, `${url} could not be read`, error)
  })
  const refuse = (message: string): never => {
    throw new RemoteLoadError(name, 'malformed', message)
  }
  const parsed = remotePointerSchema.safeParse(data)
  if (!parsed.success) return refuse(`its pointer is malformed\n${z.prettifyError(parsed.error)}`)
  if (parsed.data.name !== name) return refuse(`its pointer names ${parsed.data.name}`)
  return parsed.data
}

/** Throws a `RemoteLoadError` when the release was built for another contract than this shell's. */
export function requireSameContract({ name, release, contract }: ReleaseReference) {
  if (contract === contractVersion) return
  throw new RemoteLoadError(
    name,
    'contract',
    `release ${release} is built for contract ${contract}, this shell speaks ${contractVersion}`,
  )
}

/** A URL of a pointer, resolved against where the pointer lies. */
export const resolveUrl = (name: RemoteName, url: string) => new URL(url, pointerUrl(name)).href

const pointerUrl = (name: RemoteName) => new URL(`/${pointerPath(name)}`, location.origin).href

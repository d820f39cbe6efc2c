import { accessToken } from 'shared/auth'
import type { StoreConfig } from './storeConfig'
import { StoreError, type StoreRequest, storeRequest } from './storeRequest'

/**
 * A request as the administrator who is signed in. A token that the store refuses, because a clock is
 * wrong, is renewed and the request repeated. Rejects like `storeRequest`; with `signedOut` when
 * nobody is signed in any more, or another one than this administrator.
 */
export async function administratorRequest(
  store: StoreConfig,
  request: StoreRequest,
  administrator?: string,
): Promise<unknown> {
  const token = await currentToken(administrator)
  try {
    return await storeRequest(store, { ...request, token })
  } catch (error) {
    if (!(error instanceof StoreError) || error.failure !== 'signedOut') throw error
    return storeRequest(store, { ...request, token: await currentToken(administrator, token) })
  }
}

async function currentToken(administrator?: string, refused?: string): Promise<string> {
  const token = await accessToken(refused, administrator).catch((cause) => {
    throw new StoreError('unavailable', 'The session could not be renewed', { cause })
  })
  if (!token) throw new StoreError('signedOut', 'Nobody is signed in')
  return token
}

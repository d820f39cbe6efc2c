import { BackendError } from 'shared/backend'
import { session } from './session/supabaseSession'
import { type SupabaseRequest, supabaseRequest } from './supabaseRequest'

/**
 * A request as the administrator who is signed in. A token that the database refuses, because a clock
 * is wrong, is renewed and the request repeated. Rejects like `supabaseRequest`; with `signedOut` when
 * nobody is signed in any more, or another one than this administrator.
 */
export async function administratorRequest(
  request: SupabaseRequest,
  administrator?: string,
): Promise<unknown> {
  const token = await currentToken(administrator)
  try {
    return await supabaseRequest({ ...request, token })
  } catch (error) {
    if (!(error instanceof BackendError) || error.failure !== 'signedOut') throw error
    return supabaseRequest({ ...request, token: await currentToken(administrator, token) })
  }
}

async function currentToken(administrator?: string, refused?: string): Promise<string> {
  const token = await session.accessToken(refused, administrator).catch((cause) => {
    throw new BackendError('unavailable', 'The session could not be renewed', { cause })
  })
  if (!token) throw new BackendError('signedOut', 'Nobody is signed in')
  return token
}

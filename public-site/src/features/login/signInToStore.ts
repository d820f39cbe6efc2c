import { loadStoreSession } from './loadStoreSession'
import { loginFailed } from './loginFailed'
import type { LoginFormValues } from './loginSchema'
import { tooManyAttempts } from './tooManyAttempts'

/** Signs in at the store of this site; rejects when it refuses or cannot be reached. */
export async function signInToStore({ email, password }: LoginFormValues) {
  const session = await loadStoreSession()
  const outcome = await session?.signIn(email, password)
  if (outcome === 'tooMany') throw tooManyAttempts()
  if (outcome !== 'signedIn') throw loginFailed()
}

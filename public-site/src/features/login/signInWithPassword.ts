import { signIn } from 'shared/auth'
import { findUser } from './credentials'
import { loginFailed } from './loginFailed'
import type { LoginFormValues } from './loginSchema'

/** Signs in the user with this email address and password; rejects when there is none. */
export async function signInWithPassword({ email, password }: LoginFormValues) {
  const user = findUser(email, password)
  if (!user) throw loginFailed()
  signIn(user)
}

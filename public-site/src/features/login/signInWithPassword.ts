import { signIn } from 'shared/auth'
import { Refusal } from '../../components/useSubmission'
import { findUser } from './credentials'
import type { LoginFormValues } from './loginSchema'

/** Signs in whoever this email address and password belong to, and refuses anybody else. */
export async function signInWithPassword({ email, password }: LoginFormValues) {
  const user = findUser(email, password)
  if (!user) {
    throw new Refusal({
      title: 'Login failed',
      description: 'Invalid email or password. Please try again',
    })
  }
  signIn(user)
}

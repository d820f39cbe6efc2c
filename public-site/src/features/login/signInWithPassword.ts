import { signIn } from 'shared/auth'
import { SubmissionRejected } from '../../submissions/SubmissionRejected'
import { findUser } from './credentials'
import type { LoginFormValues } from './loginSchema'

/** Signs in the user with this email address and password; rejects when there is none. */
export async function signInWithPassword({ email, password }: LoginFormValues) {
  const user = findUser(email, password)
  if (!user) {
    throw new SubmissionRejected({
      title: 'Login failed',
      description: 'Invalid email or password. Please try again',
    })
  }
  signIn(user)
}

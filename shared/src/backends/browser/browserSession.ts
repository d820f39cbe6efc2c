import { signIn } from 'shared/auth'
import { BackendError, type Session } from 'shared/backend'
import { findUser } from './demoAccount'

const noPasswords = async () => {
  throw new BackendError('refused', 'The demonstration has no password that could be set')
}

/** Signs in with the account of the demonstration. */
export const browserSession: Session = {
  async signIn(email, password) {
    const user = findUser(email, password)
    if (!user) return 'refused'
    signIn(user)
    return 'signedIn'
  },
  // Nobody else knows of the session.
  revoke: () => Promise.resolve(),
  hasEnded: () => false,
  requestPasswordReset: noPasswords,
  resetPassword: noPasswords,
}

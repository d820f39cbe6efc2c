/**
 * The one account of the demonstration. It is in every visitor's browser and protects nothing: a
 * real site signs in on a server.
 */
import type { AdminUser } from '../../entities/session'

export const demoLogin = { email: 'admin@islandcare.example', password: 'admin12345' }

const credentials: readonly { user: AdminUser; password: string }[] = [
  {
    user: { id: '1', name: 'Site Administrator', email: demoLogin.email, role: 'admin' },
    password: demoLogin.password,
  },
]

/** The user with this email address and password, if there is one. */
export function findUser(email: string, password: string): AdminUser | undefined {
  return credentials.find(
    (entry) => entry.user.email === email.trim().toLowerCase() && entry.password === password,
  )?.user
}

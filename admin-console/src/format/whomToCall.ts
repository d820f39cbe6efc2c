import type { Submission } from 'shared/backend/administration'
import { counted } from './counted'
import { listed } from './listed'

const mostNamed = 5

/** "Ann (876 555 0100) and Bob didn’t leave an email address, so call them." Nothing where an email reaches all. */
export function whomToCall(registrations: readonly Submission[]): string {
  const unreached = registrations.filter(({ email }) => !email)
  if (unreached.length === 0) return ''
  const named = unreached
    .slice(0, mostNamed)
    .map(({ name = '', phone }) => (phone ? `${name} (${phone})` : name))
  const others = unreached.length - named.length
  const whom = listed(others > 0 ? [...named, counted(others, 'other')] : named)
  return `${whom} didn’t leave an email address, so call them.`
}

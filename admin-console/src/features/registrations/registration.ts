/** A registration in words, and the people that it is for. */
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'

const channels: Record<string, string> = { phone: 'Added by the team' }

/** How it came. */
export const channelLabel = ({ channel }: Submission) =>
  channel ? (channels[channel] ?? channel) : 'Website'

/** Where somebody can be reached. */
export const contactOf = ({ phone, email }: Submission) => [phone, email].filter(Boolean).join(', ')

/** What they need: "Wheelchair". */
export const notesOf = ({ details }: Submission) => (details.additionalNotes ?? '').trim()

const othersOf = ({ details }: Submission) =>
  (details.partyNames ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** "Ann, Bob": who comes with the person who registered, as far as names are known. */
export const namesOf = (registration: Submission) => othersOf(registration).join(', ')

/** Everybody whom a registration is for, the person who registered first. */
export function peopleOf(registration: Submission): string[] {
  const { name = '' } = registration
  const size = partySizeOf(registration)
  const others = othersOf(registration)
  // Of a party that became smaller, nobody knows who stays at home.
  const known = others.length < size ? others : []
  return Array.from({ length: size }, (_, index) =>
    index === 0 ? name : (known[index - 1] ?? `With ${name}`),
  )
}

export const countPeople = (registrations: readonly Submission[]) =>
  registrations.reduce((sum, registration) => sum + partySizeOf(registration), 0)

/** By name. */
export const byName = (a: Submission, b: Submission) => (a.name ?? '').localeCompare(b.name ?? '')

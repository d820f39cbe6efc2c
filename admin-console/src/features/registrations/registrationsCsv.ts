import type { Submission } from 'shared/backend/administration'
import type { CharityEvent } from 'shared/entities/event'
import { csv } from '../../format/csv'
import { formatInstant } from '../../format/formatInstant'
import { saveCsv } from '../../format/saveCsv'
import { toSlug } from '../../format/toSlug'
import { channelLabel, notesOf, peopleOf } from './registration'

const headings = [
  'Name',
  'Registered by',
  'Phone',
  'Email',
  'Notes',
  'Registered',
  'Source',
  'Event',
  'Date',
]

/** Saves the people who are coming as a .csv file, one line each. */
export const saveRegistrations = (
  registrations: readonly Submission[],
  title: string,
  event: CharityEvent | undefined,
) => {
  const name = ['registrations', toSlug(title)].filter(Boolean).join('-')
  const lines = csv([
    headings,
    ...registrations.flatMap((registration) =>
      peopleOf(registration).map((name) => [
        name,
        registration.name ?? '',
        registration.phone ?? '',
        registration.email,
        notesOf(registration),
        formatInstant(registration.createdAt),
        channelLabel(registration),
        title,
        event?.date ?? '',
      ]),
    ),
  ])
  saveCsv(name, lines)
}

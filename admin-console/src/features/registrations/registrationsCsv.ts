import type { Submission } from 'shared/backend/administration'
import { csv } from '../../format/csv'
import { formatInstant } from '../../format/formatInstant'
import { channelLabel, peopleOf } from './registration'

const headings = ['Name', 'Registered by', 'Phone', 'Email', 'Notes', 'Registered', 'Source']

/** The people who are coming as a .csv file, one line each. */
export const registrationsCsv = (registrations: readonly Submission[]): string =>
  csv([
    headings,
    ...registrations.flatMap((registration) =>
      peopleOf(registration).map((name) => [
        name,
        registration.name ?? '',
        registration.phone ?? '',
        registration.email,
        registration.details.additionalNotes ?? '',
        formatInstant(registration.createdAt),
        channelLabel(registration),
      ]),
    ),
  ])

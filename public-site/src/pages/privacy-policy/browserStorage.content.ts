import { type ContentKey, contentKeys, contentKinds, labelOf } from 'shared/content/contentKinds'

export interface StoredItem {
  key: string
  what: string
}

/** Kinds of content of which there is more to say, or another word for. */
const sentences: Partial<Record<ContentKey, string>> = {
  events: 'Events, and how many spots are taken, including yours.',
  stats: 'Impact figures.',
  donations: 'Donation records, which only the administrator adds.',
  paymentSettings: 'Payment settings, without the password.',
  mailSettings: 'Email settings.',
  generalSettings: 'The site’s name and contact details.',
}

const contentItems = contentKeys.map(
  (key): StoredItem => ({ key, what: sentences[key] ?? `${labelOf(contentKinds[key])}.` }),
)

export const storageItems: readonly StoredItem[] = [
  ...contentItems,
  {
    key: 'registrations',
    what: 'Which events you registered for here, when, for how many people, and what’s needed to change or cancel them. No name or email address.',
  },
  {
    key: 'doorTaps',
    what: 'Who was checked in at an event’s door, on an administrator’s device.',
  },
  {
    key: 'auth',
    what: 'The signed-in administrator’s id, name, email address, role and session. Never a password.',
  },
  { key: 'draft:…', what: 'The administrator’s unsaved forms.' },
  { key: '….version', what: 'The format of a stored item.' },
  { key: '….unreadable.1', what: 'Copies of what the site couldn’t read, at most three of each.' },
]

export const typed: StoredItem = {
  key: 'typed',
  what: 'A form you haven’t sent. It can return if your browser reopens the tab.',
}

export const cookie: StoredItem = {
  key: 'sidebar:state',
  what: 'Whether the administrator’s sidebar is open, for 7 days.',
}

interface StoredItem {
  key: string
  what: string
}

export const storageItems: readonly StoredItem[] = [
  {
    key: 'events',
    what: 'The events and how many places are taken, once you register for one or the administrator changes one.',
  },
  {
    key: 'registrations',
    what: 'Which events you have registered for on this device, and when, and with a database what it takes to cancel: neither your name nor your email address.',
  },
  { key: 'programs', what: 'The programs, once the administrator changes one.' },
  { key: 'stats', what: 'The figures of our impact, once the administrator changes them.' },
  { key: 'blogPosts', what: 'The blog posts, once the administrator changes one.' },
  {
    key: 'donations',
    what: 'The donation records, once the administrator records or changes one. Donating on this site adds none.',
  },
  {
    key: 'paymentSettings',
    what: 'The settings of the payment gateway, without its password, once the administrator saves them.',
  },
  {
    key: 'generalSettings',
    what: 'The name of the site and how to reach us, once the administrator saves them.',
  },
  {
    key: 'auth',
    what: 'Who is signed in: the administrator’s id, name, email address and role, and with a database the tokens of the session, never a password. Signing out removes it.',
  },
  {
    key: 'draft:…',
    what: 'What the administrator has typed in a form of the console and not saved yet.',
  },
  {
    key: '….version',
    what: 'The version of the form in which one of these is stored.',
  },
  {
    key: '….unreadable.1',
    what: 'A copy of what was stored under one of these keys, when the site could not read it: the three latest of each.',
  },
]

/** With a store, these as well. */
export const storeStorageItems: readonly StoredItem[] = [
  { key: '….origin', what: 'Which state of our database a copy is.' },
  {
    key: 'auth.ended',
    what: 'That our database has ended the administrator’s session, until somebody signs in.',
  },
  {
    key: 'outbox.…',
    what: 'What the administrator has changed and our database does not have yet.',
  },
]

export const cookies: readonly StoredItem[] = [
  {
    key: 'sidebar:state',
    what: 'Whether the administrator’s sidebar is open, for 7 days.',
  },
]

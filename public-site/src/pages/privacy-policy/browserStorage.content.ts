import { type ContentKey, contentKeys, contentKinds } from 'shared/content/contentKinds'

export interface StoredItem {
  key: string
  what: string
}

/** Kinds of content of which there is more to say, or another word for. */
const sentences: Partial<Record<ContentKey, string>> = {
  events:
    'The events and how many places are taken, once you register for one or the administrator changes one.',
  stats: 'The figures of our impact, once the administrator changes them.',
  donations:
    'The donation records, once the administrator records or changes one. Donating on this site adds none.',
  paymentSettings:
    'The settings of the payment gateway, without its password, once the administrator saves them.',
  generalSettings: 'The name of the site and how to reach us, once the administrator saves them.',
}

const contentItems = contentKeys.map((key): StoredItem => {
  const all = contentKinds[key].label.toLowerCase()
  return { key, what: sentences[key] ?? `The ${all}, once the administrator changes one.` }
})

export const storageItems: readonly StoredItem[] = [
  ...contentItems,
  {
    key: 'registrations',
    what: 'Which events you have registered for on this device, when, and what it takes to cancel: neither your name nor your email address.',
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

export const cookie: StoredItem = {
  key: 'sidebar:state',
  what: 'Whether the administrator’s sidebar is open, for 7 days.',
}

/** The console's texts that depend on what is behind the site. */
import { backend } from 'shared/backend'

const inThisBrowser = {
  /** Of a backup: what is not in it. */
  notInBackup: 'What visitors sent and the gateway password are not.',
  /** What has become of an edited item. */
  updated: 'saved',
  /** Of published programs and posts. */
  published: 'on the website',
  unpublished: 'off the website',
  statsSaved: 'The home page shows these figures now.',
  statsReset: 'The four default figures are restored and saved.',
  /** Of a form without unsaved changes. */
  formSaved: 'All changes are saved',
  nothingSaved: 'Nothing saved yet',
  /** Where the counts of submissions come from, and what is said while there are none. */
  visitorFigures: 'Live counts of what was sent in this browser.',
  nothingSent:
    'Nothing has come in yet. What is sent in this browser with the forms of the website will be here.',
  /** Fixed figures, given by the specification. */
  foundationFigures: [
    { value: '4', label: 'Programs' },
    { value: '8', label: 'Events' },
    { value: '12', label: 'Blog Posts' },
    { value: '25', label: 'Donations' },
    { value: '45,000+', label: 'People Served' },
    { value: '240', label: 'Health Fairs' },
    { value: '3,600+', label: 'Volunteers' },
  ],
}

const sharedWithOthers: typeof inThisBrowser = {
  notInBackup: 'What visitors sent is not: it is in the database’s own backups.',
  // The header says whether the database has it.
  updated: 'changed',
  published: 'published',
  unpublished: 'unpublished',
  statsSaved: 'The figures are changed.',
  statsReset: 'The four default figures are restored.',
  formSaved: '',
  nothingSaved: '',
  visitorFigures: 'Live counts of what visitors sent.',
  nothingSent:
    'Nothing has come in yet. What visitors send with the forms of the website will be here.',
  foundationFigures: [],
}

export const backendTexts = () =>
  backend().capabilities.sharedWithOthers ? sharedWithOthers : inThisBrowser

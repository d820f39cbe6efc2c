/** The console's texts that depend on what is behind the site. */
import { textsForBackend } from 'shared/backend/textsForBackend'

const inThisBrowser = {
  /** Of a backup: what is not in it. */
  notInBackup: 'Visitors’ submissions and the gateway password aren’t included.',
  statsSaved: 'They’re on the home page.',
  statsReset: 'We restored and saved the four default stats.',
  /** Of a form without unsaved changes. */
  formSaved: 'All changes saved',
  nothingSaved: 'No changes yet',
  /** Of a saved change that nobody else has yet. */
  onlyHere: '',
  /** What to do while this browser has no room for what was changed. */
  storageFull:
    'Keep this tab open, export a backup under Settings, and delete what you no longer need.',
  /** Where the counts of submissions come from, and what is said while there are none. */
  visitorFigures: 'Sent or added in this browser',
  nothingSent: 'Nothing yet. Forms sent from the website in this browser will appear here.',
  /** While there are no messages. */
  noMessages:
    'Nothing yet. When someone sends a form in this browser, what we’d email will appear here.',
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
  notInBackup:
    'Visitors’ submissions aren’t included. Export them under Submissions, or ask whoever runs your database about its backups.',
  statsSaved: 'The home page will show the new figures.',
  statsReset: 'We restored the four default stats.',
  formSaved: '',
  nothingSaved: '',
  onlyHere: 'Only in this browser for now.',
  storageFull: 'Keep this tab open until the changes are saved.',
  visitorFigures: 'Sent by visitors, or added by your team',
  nothingSent: 'Nothing yet. Forms that visitors send from the website will appear here.',
  noMessages: 'Nothing yet. Emails to visitors and to your team will appear here.',
  foundationFigures: [],
}

export const backendTexts = () => textsForBackend({ inThisBrowser, sharedWithOthers })

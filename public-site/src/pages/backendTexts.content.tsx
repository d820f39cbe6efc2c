/** What the pages say differently with each backend. */
import type { ReactNode } from 'react'
import { backend } from 'shared/backend'
import type { StoredItem } from './privacy-policy/browserStorage.content'

interface BackendTexts {
  privacy: {
    lead: string
    /** What becomes of what is typed in a form. */
    forms: (payable: boolean) => ReactNode
    /** Why content is in the local storage. */
    copies: string
    /** Kept in the local storage beside what every site keeps there. */
    storageItems: readonly StoredItem[]
    /** Tables of the browser's own database. */
    databaseItems: readonly StoredItem[]
    /** Other sites from which something may be loaded. */
    otherSites: string
    removal: string
    /** What the button deletes; without it, there is no button. */
    forgetting?: string
  }
  /** A part of the terms. */
  terms: (payable: boolean) => ReactNode
}

const inThisBrowser: BackendTexts = {
  privacy: {
    lead: 'What this site keeps stays in your own browser. Nothing you type is sent anywhere.',
    forms: () => (
      <>
        <p>
          This site has no server that takes your data. When you register, volunteer, offer
          something or request a fair, what you entered is kept in this browser and written to its
          console. It stays here: it is not sent to us or to anybody else. The administrator&rsquo;s
          pages, which are a demonstration that anybody can open, list it for whoever uses this
          browser.
        </p>
        <p>
          When you donate, the form writes who gives, and how much, to the console of your browser,
          and keeps neither. Card details never leave the card form: they are neither stored nor
          written to the console, and no card is charged. The newsletter form does nothing with your
          address.
        </p>
      </>
    ),
    copies: 'Visiting the site alone writes none of them.',
    storageItems: [],
    databaseItems: [
      {
        key: 'submissions',
        what: 'What you have sent with the forms: your name, email address and phone number, what you wrote, and when. It stays until you or the administrator delete it.',
      },
      {
        key: 'history',
        what: 'What the administrator has changed or handled in this browser, and when, without the names of donors or of whoever has sent a form.',
      },
    ],
    otherSites: '',
    removal:
      'Clear this site’s data in the settings of your browser. The site then starts from its defaults again.',
    forgetting:
      'Or delete here only what forms have left in this browser: what you have sent, which events you have registered for, and what waits in this tab. Places that you have taken stay taken: cancel first, on the page of the event.',
  },
  terms: () => (
    <>
      <h2>This site is a demonstration</h2>
      <p>
        Registrations, applications, offers and requests made here stay in your browser. Gifts are
        simulated: no card is charged, and no receipt follows. Please do not enter the details of a
        real card.
      </p>
      <h2>The administrator&rsquo;s pages</h2>
      <p>
        The sign-in is part of the demonstration. These pages list what was sent in the browser in
        which they are opened, keep what is changed in it, and protect nothing.
      </p>
    </>
  ),
}

const sharedWithOthers: BackendTexts = {
  privacy: {
    lead: 'We keep what you send us, for as long as we need it, and nothing about your visit.',
    forms: (payable) => (
      <>
        <p>
          When you register, volunteer, offer something, request a fair or subscribe to the
          newsletter, what you entered is sent to our database, where only our administrators can
          read it. We use it to answer you and to prepare the fair, and delete it when it is no
          longer needed for that.
        </p>
        <p>
          To keep robots away, the address of your connection is kept with it for a week, in a form
          that cannot be read back.
        </p>
        <p>
          {payable
            ? 'Gifts are paid on the page of our payment provider, which gets your name, your email address and the amount from the link that you follow.'
            : 'Gifts cannot be paid on this site yet.'}{' '}
          No card number is typed on this site.
        </p>
      </>
    ),
    copies:
      'Events, programs, posts, figures and settings are copies, so that the next visit is quick.',
    storageItems: [
      { key: '….origin', what: 'Which state of our database a copy is.' },
      {
        key: 'auth.ended',
        what: 'That our database has ended the administrator’s session, until somebody signs in.',
      },
      {
        key: 'outbox.…',
        what: 'What the administrator has changed and our database does not have yet.',
      },
    ],
    databaseItems: [],
    otherSites: ' but our database',
    removal:
      'Clear this site’s data in the settings of your browser. The site then starts from its defaults again. To have what you sent us deleted, write to us from the address you gave.',
  },
  terms: (payable) => (
    <>
      <h2>Gifts</h2>
      <p>
        {payable
          ? 'Gifts are paid on the page of our payment provider, whose terms hold there.'
          : 'Gifts cannot be paid on this site yet: ask us how to send one.'}{' '}
        This site never asks for the number of a card.
      </p>
    </>
  ),
}

export const backendTexts = () =>
  backend().capabilities.sharedWithOthers ? sharedWithOthers : inThisBrowser

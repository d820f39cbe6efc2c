/** What the privacy policy and the terms say differently with each backend. */
import type { ReactNode } from 'react'
import { textsForBackend } from 'shared/backend/textsForBackend'
import type { StoredItem } from './privacy-policy/browserStorage.content'

interface LegalTexts {
  privacy: {
    lead: string
    /** What becomes of what is typed in a form. */
    forms: (payable: boolean) => ReactNode
    /** Why content is in the local storage, and what else is technical. */
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

const inThisBrowser: LegalTexts = {
  privacy: {
    lead: 'What you enter here stays in your own browser. Nothing is sent anywhere.',
    forms: () => (
      <>
        <p>
          This site is a demonstration. What you send with a form, apart from gifts and the
          newsletter, stays in this browser and never reaches us. Anyone using this browser can see
          it on the administrator’s pages.
        </p>
        <p>
          Gifts are simulated: no card is charged, and neither your name nor the amount is kept. The
          newsletter form does nothing with your address.
        </p>
      </>
    ),
    copies:
      'The site’s content is stored here once someone changes it. What you enter in a form, except card details, is also written to the browser’s console.',
    storageItems: [],
    databaseItems: [
      {
        key: 'submissions',
        what: 'What you entered in the forms, and when, until you or the administrator deletes it.',
      },
      {
        key: 'history',
        what: 'What the administrator changed or handled here, and when, without the names of donors or senders.',
      },
    ],
    otherSites: '',
    removal: 'To start over completely, clear this site’s data in your browser’s settings.',
    forgetting:
      'This button deletes what you entered, the list of events you registered for, and any unfinished form in this tab. To give up your spots too, cancel your registrations on the events’ pages first.',
  },
  terms: () => (
    <>
      <h2>This site is a demonstration</h2>
      <p>
        What you enter here stays in your browser. Gifts are simulated: no card is charged, and you
        won’t get a receipt. Please don’t enter a real card.
      </p>
      <h2>The administrator’s pages</h2>
      <p>
        Signing in is part of the demonstration and protects nothing. These pages show what was
        entered in this browser, and keep your changes here.
      </p>
    </>
  ),
}

const sharedWithOthers: LegalTexts = {
  privacy: {
    lead: 'We keep what you send us only as long as we need it. We don’t track you.',
    forms: (payable) => (
      <>
        <p>
          What you send us with a form, or when you subscribe, goes to our database, where only our
          administrators can read it. We use it to answer you and prepare our fairs, and delete it
          once we no longer need it. The service that delivers our email sees your address and what
          we write to you.
        </p>
        <p>
          We email you only about what you sent us and about our fairs. You get the newsletter only
          after you confirm your address, and you can unsubscribe any time. If you don’t confirm
          within 30 days, we delete your address. Every reminder has a link to turn reminders off.
          We keep the text of each email for 90 days and a record that we sent it for a year. If we
          delete what you sent, both go with it. Records of gifts stay, for our accounts.
        </p>
        <p>
          To stop spam, we keep a scrambled copy of your IP address for about a week after you send
          a form. We also keep a scrambled record of which email addresses were confirmed and which
          don’t work, until you ask us to forget you. Neither lets us read your IP or email address.
        </p>
        <p>
          {payable
            ? 'You pay on our payment provider’s page, which may get your name, email address and the amount.'
            : 'You can’t give online yet.'}{' '}
          This site never asks for a card number.
        </p>
      </>
    ),
    copies: 'We keep a copy of the site’s content here, so your next visit is faster.',
    storageItems: [
      { key: '….origin', what: 'Which version of our database a copy is from.' },
      {
        key: 'auth.ended',
        what: 'That the administrator’s session has ended, until someone signs in.',
      },
      { key: 'outbox.…', what: 'Changes by the administrator that our database doesn’t have yet.' },
    ],
    databaseItems: [],
    otherSites: 'our database and ',
    removal:
      'To have us delete what you sent, email us from the address you gave. To remove what’s stored here, clear this site’s data in your browser’s settings.',
  },
  terms: (payable) => (
    <>
      <h2>Gifts</h2>
      <p>
        {payable
          ? 'You pay on our payment provider’s page, under its terms.'
          : 'You can’t give online yet. Write or call us to give.'}{' '}
        This site never asks for a card number.
      </p>
    </>
  ),
}

export const legalTexts = () => textsForBackend({ inThisBrowser, sharedWithOthers })

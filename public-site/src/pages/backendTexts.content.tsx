/** What the pages say differently with each backend. */
import type { ReactNode } from 'react'
import { backend } from 'shared/backend'
import type { StoredItem } from './privacy-policy/browserStorage.content'

interface BackendTexts {
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

const inThisBrowser: BackendTexts = {
  privacy: {
    lead: 'What you enter here stays in your own browser. Nothing is sent anywhere.',
    forms: () => (
      <>
        <p>
          This site is a demonstration. When you register, volunteer, offer something or request a
          fair, your entry stays in this browser and never reaches us. Anyone using this browser can
          see it on the administrator’s pages.
        </p>
        <p>
          Gifts are simulated: no card is charged, and neither your name nor the amount is kept. The
          newsletter form does nothing with your address.
        </p>
      </>
    ),
    copies:
      'Content is saved once someone changes it. What you send, except card details, is also written to the browser’s console.',
    storageItems: [],
    databaseItems: [
      {
        key: 'submissions',
        what: 'What you sent with the forms, and when, until you or the administrator deletes it.',
      },
      {
        key: 'history',
        what: 'What the administrator changed or handled here, and when, without the names of donors or senders.',
      },
    ],
    otherSites: '',
    removal: 'To start over completely, clear this site’s data in your browser’s settings.',
    forgetting:
      'This button deletes what you sent, which events you registered for, and anything unsent in this tab. To free your places too, cancel them on the event’s page first.',
  },
  terms: () => (
    <>
      <h2>This site is a demonstration</h2>
      <p>
        What you send here stays in your browser. Gifts are simulated: no card is charged, and you
        won’t get a receipt. Please don’t enter a real card.
      </p>
      <h2>The administrator’s pages</h2>
      <p>
        The sign-in is part of the demonstration. These pages show what was sent in this browser,
        keep changes in it, and protect nothing.
      </p>
    </>
  ),
}

const sharedWithOthers: BackendTexts = {
  privacy: {
    lead: 'We keep what you send us only as long as we need it, and nothing about your visit.',
    forms: (payable) => (
      <>
        <p>
          When you register, volunteer, offer something, request a fair or subscribe, your entry
          goes to our database, where only our administrators can read it. We use it to answer you
          and prepare the fair, and delete it once we no longer need it.
        </p>
        <p>
          To keep robots away, we keep your connection’s address for a week, in a form that can’t be
          read back.
        </p>
        <p>
          {payable
            ? 'You pay on our payment provider’s page, which gets your name, email address and amount.'
            : 'You can’t give online yet.'}{' '}
          This site never asks for a card number.
        </p>
      </>
    ),
    copies: 'Content is a copy, so that your next visit is faster.',
    storageItems: [
      { key: '….origin', what: 'Which version of our database a copy is from.' },
      {
        key: 'auth.ended',
        what: 'That the administrator’s session has ended, until someone signs in.',
      },
      { key: 'outbox.…', what: 'Changes by the administrator that our database doesn’t have yet.' },
    ],
    databaseItems: [],
    otherSites: ' but our database',
    removal:
      'To have us delete what you sent, email us from the address you gave. To clear this browser, clear this site’s data in its settings.',
  },
  terms: (payable) => (
    <>
      <h2>Gifts</h2>
      <p>
        {payable
          ? 'You pay on our payment provider’s page, under its terms.'
          : 'You can’t give online yet. Ask us how to send your gift.'}{' '}
        This site never asks for a card number.
      </p>
    </>
  ),
}

export const backendTexts = () =>
  backend().capabilities.sharedWithOthers ? sharedWithOthers : inThisBrowser

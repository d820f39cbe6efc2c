import { useSiteSettings } from '../../site/useSiteSettings'

/** On a site without a store. */
export function UnsentForms() {
  return (
    <>
      <p>
        This site has no server that takes your data. When you register, volunteer, offer something,
        request a fair or donate, the form writes what you entered to the console of your browser,
        shows a confirmation, and forgets it. It is not sent to us or to anybody else. The
        newsletter form does nothing with your address.
      </p>
      <p>
        Card details never leave the card form: they are neither stored nor written to the console,
        and no card is charged.
      </p>
    </>
  )
}

/** On a site with a store. */
export function SentForms() {
  const { payable } = useSiteSettings()
  return (
    <>
      <p>
        When you register, volunteer, offer something, request a fair or subscribe to the
        newsletter, what you entered is sent to our database, where only our administrators can read
        it. We use it to answer you and to prepare the fair, and delete it when it is no longer
        needed for that.
      </p>
      <p>
        To keep robots away, the address of your connection is kept for an hour, in a form that
        cannot be read back.
      </p>
      <p>
        {payable
          ? 'Gifts are paid on the page of our payment provider, which gets your name, your email address and the amount from the link that you follow.'
          : 'Gifts cannot be paid on this site yet.'}{' '}
        No card number is typed on this site.
      </p>
    </>
  )
}

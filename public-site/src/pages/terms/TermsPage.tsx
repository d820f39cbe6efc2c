import { Link } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { useSiteSettings } from '../../site/useSiteSettings'

export const description =
  'The terms on which this site and its events are offered. In short: our health fairs are free, and everyone is welcome.'

function Demonstration() {
  return (
    <>
      <h2>This site is a demonstration</h2>
      <p>
        Registrations, applications, offers and requests made here stay in your browser. Gifts are
        simulated: no card is charged, and no receipt follows. Please do not enter the details of a
        real card.
      </p>
      <h2>The administrator&rsquo;s pages</h2>
      <p>
        The sign-in is part of the demonstration. It keeps what is changed in the browser in which
        it was changed, and protects nothing.
      </p>
    </>
  )
}

function Gifts() {
  const { payable } = useSiteSettings()
  return (
    <>
      <h2>Gifts</h2>
      <p>
        {payable
          ? 'Gifts are paid on the page of our payment provider, whose terms hold there.'
          : 'Gifts cannot be paid on this site yet: ask us how to send one.'}{' '}
        This site never asks for the number of a card.
      </p>
    </>
  )
}

export function TermsPage() {
  return (
    <>
      <PageHero title="Terms" lead="In short: our fairs are free, and everyone is welcome." />
      <Prose>
        <h2>Coming to a fair</h2>
        <p>
          Everything at our fairs is free. Registering saves you a place as long as there are any
          left; please arrive 15 minutes early. What to do before a test is on the page of each
          event and on the <Link to="/programs/health-fairs">health fairs page</Link>.
        </p>
        {hasStore() ? <Gifts /> : <Demonstration />}
        <h2>Your data</h2>
        <p>
          The <Link to="/privacy-policy">privacy policy</Link> says what the site keeps, and where.
        </p>
      </Prose>
    </>
  )
}

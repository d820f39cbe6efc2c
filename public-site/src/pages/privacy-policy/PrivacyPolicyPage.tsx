import { Link } from 'shared/router'
import { EmailLink } from '../../components/ContactLinks'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { useSiteSettings } from '../../site/useSiteSettings'
import { BrowserStorage } from './BrowserStorage'

export function PrivacyPolicyPage() {
  const { contactEmail } = useSiteSettings()
  return (
    <>
      <PageHero
        title="Privacy Policy"
        lead="What this site keeps stays in your own browser. Nothing you type is sent anywhere."
      />
      <Prose>
        <h2>What you type in a form</h2>
        <p>
          This site has no server that takes your data. When you register, volunteer, offer
          something, request a fair or donate, the form writes what you entered to the console of
          your browser, shows a confirmation, and forgets it. It is not sent to us or to anybody
          else. The newsletter form does nothing with your address.
        </p>
        <p>
          If the page is loaded again while you are typing, what you have typed so far waits in the
          session storage of your browser until the form shows again, or you close the tab.
        </p>
        <p>
          Card details never leave the card form: they are neither stored nor written to the
          console, and no card is charged.
        </p>
        <h2>What is kept in your browser</h2>
        <p>
          The site uses your browser&rsquo;s local storage, under these keys. Visiting the site
          alone writes none of them.
        </p>
        <BrowserStorage />
        <p>
          There are no advertisements, no statistics of visits and nothing loaded from other sites,
          unless the administrator gives an event a picture from elsewhere: your browser then
          fetches it there.
        </p>
        <h2>How to remove it</h2>
        <p>
          Clear this site&rsquo;s data in the settings of your browser. The site then starts from
          its defaults again.
        </p>
        <h2>Questions</h2>
        <p>
          {contactEmail ? (
            <>
              Write to <EmailLink address={contactEmail} />.
            </>
          ) : (
            <Link to="/contact">How to reach us</Link>
          )}
        </p>
      </Prose>
    </>
  )
}

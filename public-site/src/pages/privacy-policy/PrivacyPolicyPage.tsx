import { Link } from 'shared/router'
import { supabaseConfig } from 'shared/backends/supabase/supabaseConfig'
import { EmailLink } from '../../components/ContactLinks'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { useSiteSettings } from '../../site/useSiteSettings'
import { BrowserStorage } from './BrowserStorage'
import { SentForms, UnsentForms } from './FormsPrivacy'

export const description =
  'What this site keeps in your browser and what it does not, what becomes of what you type in a form, and how to remove it.'

export function PrivacyPolicyPage() {
  const { contactEmail } = useSiteSettings()
  const hasStore = supabaseConfig() !== null
  return (
    <>
      <PageHero
        title="Privacy Policy"
        lead={
          hasStore
            ? 'We keep what you send us, for as long as we need it, and nothing about your visit.'
            : 'What this site keeps stays in your own browser. Nothing you type is sent anywhere.'
        }
      />
      <Prose>
        <h2>What you type in a form</h2>
        {hasStore ? <SentForms /> : <UnsentForms />}
        <p>
          If you leave a form before you have sent it, what you have typed waits in the session
          storage of your browser, and is filled in when you come back to the form or load the page
          again. It is forgotten once you send it, when you open the site anew and come to a form,
          and when you close the tab, unless your browser opens that tab again. Of a card nothing is
          kept, nor of a form that you have closed.
        </p>
        <h2>What is kept in your browser</h2>
        <p>
          The site uses your browser&rsquo;s local storage, under these keys.{' '}
          {hasStore
            ? 'Events, programs, posts, figures and settings are copies, so that the next visit is quick.'
            : 'Visiting the site alone writes none of them.'}
        </p>
        <BrowserStorage />
        <p>
          There are no advertisements, no statistics of visits and nothing loaded from other sites
          {hasStore && ' but our database'}, unless the administrator gives an event or a post a
          picture from elsewhere: your browser then fetches it there.
        </p>
        <h2>How to remove it</h2>
        <p>
          Clear this site&rsquo;s data in the settings of your browser. The site then starts from
          its defaults again.
          {hasStore && ' To have what you sent us deleted, write to us from the address you gave.'}
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

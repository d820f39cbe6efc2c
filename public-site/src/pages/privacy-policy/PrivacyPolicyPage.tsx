import { Link } from 'shared/router'
import { EmailLink } from '../../components/ContactLinks'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { useSiteSettings } from '../../site/useSiteSettings'
import { backendTexts } from '../backendTexts.content'
import { cookie, type StoredItem, storageItems } from './browserStorage.content'
import { ForgetSent } from './ForgetSent'
import styles from './PrivacyPolicyPage.module.css'

export const description =
  'What this site keeps in your browser and what it does not, what becomes of what you type in a form, and how to remove it.'

export function PrivacyPolicyPage() {
  const { contactEmail, payable } = useSiteSettings()
  const texts = backendTexts().privacy
  return (
    <>
      <PageHero title="Privacy Policy" lead={texts.lead} />
      <Prose>
        <h2>What you type in a form</h2>
        {texts.forms(payable)}
        <p>
          If you leave a form before you have sent it, what you have typed waits in the session
          storage of your browser, under the key <code>typed</code>, and is filled in when you come
          back to the form or load the page again. It is forgotten once you send it, when you open
          the site anew and come to a form, and when you close the tab, unless your browser opens
          that tab again. Of a card nothing is kept, nor of a form that you have closed.
        </p>
        <h2>What is kept in your browser</h2>
        <p>The site uses your browser&rsquo;s local storage, under these keys. {texts.copies}</p>
        <StoredItemList items={[...storageItems, ...texts.storageItems]} />
        {texts.databaseItems.length > 0 && (
          <>
            <p>
              It uses a database of your browser (IndexedDB) named foundation, with these tables:
            </p>
            <StoredItemList items={texts.databaseItems} />
          </>
        )}
        <p>There is one cookie, and only the administrator&rsquo;s pages set it:</p>
        <StoredItemList items={[cookie]} />
        <p>
          There are no advertisements, no statistics of visits and nothing loaded from other sites
          {texts.otherSites}, unless the administrator gives an event or a post a picture from
          elsewhere: your browser then fetches it there.
        </p>
        <h2>How to remove it</h2>
        <p>{texts.removal}</p>
        {texts.forgetting && (
          <>
            <p>{texts.forgetting}</p>
            <ForgetSent />
          </>
        )}
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

const StoredItemList = ({ items }: { items: readonly StoredItem[] }) => (
  <dl className={styles.keys}>
    {items.map(({ key, what }) => (
      <div key={key} className={styles.key}>
        <dt>
          <code>{key}</code>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
)

import { Link } from 'shared/router'
import { EmailLink } from '../../components/ContactLinks'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { useSiteSettings } from '../../site/useSiteSettings'
import { legalTexts } from '../legalTexts.content'
import { cookie, type StoredItem, storageItems, typed } from './browserStorage.content'
import { ForgetSent } from './ForgetSent'
import styles from './PrivacyPolicyPage.module.css'

export const description =
  'What this site keeps in your browser, what happens to what you enter, and how to delete it.'

export function PrivacyPolicyPage() {
  const { contactEmail, payable } = useSiteSettings()
  const texts = legalTexts().privacy
  return (
    <>
      <PageHero title="Privacy Policy" lead={texts.lead} />
      <Prose>
        <h2>What you enter</h2>
        {texts.forms(payable)}
        <p>
          If you leave a form unfinished, we keep what you typed in your browser until you send the
          form or close the tab. Card details and closed forms are never kept.
        </p>
        <h2>What we don’t do</h2>
        <p>
          No ads and no analytics. Nothing loads from other sites, except {texts.otherSites}
          any pictures that an event, post or program takes from elsewhere.
        </p>
        <h2>How to delete your data</h2>
        {texts.forgetting && (
          <>
            <p>{texts.forgetting}</p>
            <ForgetSent />
          </>
        )}
        <p>{texts.removal}</p>
        <h2>Questions?</h2>
        <p>
          {contactEmail ? (
            <>
              Email <EmailLink address={contactEmail} />.
            </>
          ) : (
            <Link to="/contact">How to reach us</Link>
          )}
        </p>
        <h2>Technical details</h2>
        <p>{texts.copies}</p>
        <details>
          <summary className={styles.summary}>Everything this site stores, by name</summary>
          <p>In your browser’s local storage:</p>
          <StoredItemList items={[...storageItems, ...texts.storageItems]} />
          <p>In this tab’s session storage:</p>
          <StoredItemList items={[typed]} />
          {texts.databaseItems.length > 0 && (
            <>
              <p>In a browser database (IndexedDB) named foundation:</p>
              <StoredItemList items={texts.databaseItems} />
            </>
          )}
          <p>One cookie, set only on the administrator’s pages:</p>
          <StoredItemList items={[cookie]} />
        </details>
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

import { useSiteSettings } from '../site/useSiteSettings'
import { EmailLink } from './ContactLinks'
import styles from './NeedsJavaScript.module.css'

/**
 * Shown without JavaScript in place of a form, with other ways to reach the foundation.
 * @param subject what needs JavaScript; starts the sentence
 */
export function NeedsJavaScript({ subject = 'This form' }: { subject?: string }) {
  const { contactEmail, phoneNumber } = useSiteSettings()
  return (
    <noscript>
      <p className={styles.note}>
        {subject} needs JavaScript. You can also email <EmailLink address={contactEmail} />
        {phoneNumber && ` or call ${phoneNumber}`}.
      </p>
    </noscript>
  )
}

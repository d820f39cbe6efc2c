import { useSiteSettings } from '../site/useSiteSettings'
import { EmailLink } from './ContactLinks'
import styles from './NeedsJavaScript.module.css'

interface NeedsJavaScriptProps {
  /** What does, at the beginning of a sentence. */
  what?: string
}

/** Says so where a form cannot work, and how to reach the foundation otherwise. */
export function NeedsJavaScript({ what = 'This form' }: NeedsJavaScriptProps) {
  const { contactEmail, phoneNumber } = useSiteSettings()
  return (
    <noscript>
      <p className={styles.note}>
        {what} needs JavaScript. You can also write to <EmailLink address={contactEmail} /> or call{' '}
        {phoneNumber}.
      </p>
    </noscript>
  )
}

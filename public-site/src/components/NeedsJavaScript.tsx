import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import styles from './NeedsJavaScript.module.css'

interface NeedsJavaScriptProps {
  /** What does, at the beginning of a sentence. */
  what?: string
}

/** Says so where a form cannot work, and how to reach the foundation otherwise. */
export function NeedsJavaScript({ what = 'This form' }: NeedsJavaScriptProps) {
  const { contactEmail, phoneNumber } = useCollection(generalSettings)
  return (
    <noscript>
      <p className={styles.note}>
        {what} needs JavaScript. You can also write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or call {phoneNumber}.
      </p>
    </noscript>
  )
}

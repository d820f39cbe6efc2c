import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import styles from './NeedsJavaScript.module.css'

/** Says so where a form cannot work, and how to reach the foundation otherwise. */
export function NeedsJavaScript() {
  const { contactEmail, phoneNumber } = useCollection(generalSettings)
  return (
    <noscript>
      <p className={styles.note}>
        This form needs JavaScript. You can also write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or call {phoneNumber}.
      </p>
    </noscript>
  )
}

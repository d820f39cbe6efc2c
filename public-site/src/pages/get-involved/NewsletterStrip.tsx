import { NewsletterForm } from '../../forms/NewsletterForm'
import styles from './NewsletterStrip.module.css'

export function NewsletterStrip() {
  return (
    <div className={styles.strip}>
      <div className={styles.content}>
        <NewsletterForm
          title="Hear where we will be next"
          text="An email now and then, when the next dates are known."
        />
      </div>
    </div>
  )
}

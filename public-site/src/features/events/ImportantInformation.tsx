import { useId } from 'react'
import { Icon } from '../../components/Icon'
import styles from './ImportantInformation.module.css'

/** What to know before coming. `id` is the target of links to it. */
export function ImportantInformation({ id }: { id: string }) {
  const titleId = useId()
  return (
    <section className={styles.box} id={id} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <Icon name="info" />
        Important Information
      </h2>
      <ul className={styles.points}>
        <li>
          <strong>No food or drink for 4 hours</strong> before your screening. For the glucose and
          cholesterol tests, fast for 8–12 hours. If both apply to you, follow the longer.
        </li>
        <li>
          <strong>Arrive 15 minutes early.</strong> Each screening takes 5–10 minutes, the whole
          visit 45–60 minutes.
        </li>
        <li>
          <strong>Everything is free.</strong> You never pay at our fairs.
        </li>
      </ul>
    </section>
  )
}

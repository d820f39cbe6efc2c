import { useId } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { Drawing } from '../../components/Icon'
import styles from './ImportantInformation.module.css'

/** Only where there are screenings, somebody has to come fasting. */
export const hasScreenings = ({ category }: CharityEvent) => category === 'health'

export const InfoIcon = () => (
  <Drawing path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.5v.1" />
)

/** What to know before coming. `id` is the target of links to it. */
export function ImportantInformation({ id, event }: { id: string; event: CharityEvent }) {
  const titleId = useId()
  const screenings = hasScreenings(event)
  return (
    <section className={styles.box} id={id} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <InfoIcon />
        Important Information
      </h2>
      <ul className={styles.points}>
        {screenings && (
          <li>
            <strong>No food or drink for 4 hours</strong> before your screening. For the glucose and
            cholesterol tests, fast for 8–12 hours. If both apply to you, follow the longer fast.
          </li>
        )}
        <li>
          <strong>Arrive 15 minutes early.</strong>
          {screenings && ' Each screening takes 5–10 minutes, the whole visit 45–60 minutes.'}
        </li>
        <li>
          <strong>Everything is free.</strong> You never pay at our{' '}
          {screenings ? 'fairs' : 'events'}.
        </li>
      </ul>
    </section>
  )
}

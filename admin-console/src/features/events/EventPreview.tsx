import { eventName, isFull, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { Icon } from '../../components/Icon'
import { usePicture } from '../../components/usePicture'
import { CategoryBadge } from './CategoryBadge'
import styles from './EventPreview.module.css'
import { type EventFormValues, eventDetails } from './eventForm'
import { PlacesBar } from './PlacesBar'

/** An event as its page on the website shows it: what is typed, where visitors will see it. */
export function EventPreview({ values }: { values: EventFormValues }) {
  const event = { id: 0, ...eventDetails(values) }
  const { src, onError } = usePicture(event.image.trim())
  const spots = spotsRemaining(event)
  return (
    <article className={styles.event}>
      <div className={styles.head}>
        <CategoryBadge category={event.category} />
        <h3>{eventName(event)}</h3>
        <ul>
          {(['date', 'time', 'location'] as const).map((field) => (
            <li key={field}>
              <Icon name={field === 'date' ? 'calendar' : field === 'time' ? 'clock' : 'pin'} />
              {event[field].trim() || 'Coming soon'}
            </li>
          ))}
        </ul>
      </div>
      <img src={src} alt="" onError={onError} />
      <div className={styles.register}>
        <p>
          <strong>{formatNumber(spots)}</strong> {spots === 1 ? 'spot' : 'spots'} remaining
        </p>
        <PlacesBar event={event} />
        <span className={styles.button} data-full={isFull(event)}>
          {isFull(event) ? 'Event Full' : 'Register for this fair'}
        </span>
      </div>
    </article>
  )
}

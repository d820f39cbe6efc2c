import { eventStatusText } from 'shared/content/eventStatusText'
import { aboutEveryFair } from 'shared/content/everyFair'
import {
  eventName,
  eventStatusLabels,
  isFull,
  notScheduled,
  spotsRemaining,
} from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { Badge } from '../../components/Badge'
import { ContentIcon } from '../../components/ContentIcon'
import { usePicture } from '../../components/usePicture'
import { CategoryBadge } from './CategoryBadge'
import { EventCard } from './EventCard'
import styles from './EventPreview.module.css'
import { type EventFormValues, eventDetails } from './eventForm'
import { PlacesBar } from './PlacesBar'

const icons = { date: 'calendar', time: 'clock', location: 'map-pin' } as const

/** An event as its page on the website shows it, and a card in lists: what is typed, where visitors will see it. */
export function EventPreview({ values }: { values: EventFormValues }) {
  const details = eventDetails(values)
  // Of a draft, what they will see once it is none.
  const isDraft = details.status === 'draft'
  const event = { id: 0, ...details, ...(isDraft && { status: undefined }) }
  const { src, onError } = usePicture(event.image.trim())
  const spots = spotsRemaining(event)
  const status = notScheduled(event)
  return (
    <>
      <article className={styles.event}>
        <div className={styles.head}>
          {status && <Badge tone="gold">{eventStatusLabels[status]}</Badge>}{' '}
          <CategoryBadge category={event.category} />
          <h3>{eventName(event)}</h3>
          {status && (
            <p className={styles.note}>
              <strong>This event is {status}.</strong> {eventStatusText(event)}
            </p>
          )}
          <ul>
            {(['date', 'time', 'location'] as const).map((field) => (
              <li key={field}>
                <ContentIcon name={icons[field]} />
                {event[field].trim() || 'To be announced'}
              </li>
            ))}
          </ul>
        </div>
        <img src={src} alt="" onError={onError} />
        <div className={styles.register}>
          {status ? (
            <strong>Registration is closed</strong>
          ) : (
            <>
              <p>
                <strong>{formatNumber(spots)}</strong> of {formatNumber(Math.max(0, event.slots))}{' '}
                {event.slots === 1 ? 'spot' : 'spots'} remaining
              </p>
              <PlacesBar event={event} />
              <span className={styles.button} data-full={isFull(event)}>
                {isFull(event) ? 'Event Full' : 'Register for this fair'}
              </span>
            </>
          )}
        </div>
        <div className={styles.words}>
          {event.description && <p>{event.description}</p>}
          <p>{aboutEveryFair}</p>
          {event.services && (
            <ul>
              {event.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <div className={styles.card}>
        <p>In lists</p>
        <EventCard event={event} />
      </div>
    </>
  )
}

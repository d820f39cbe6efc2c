import { type CharityEvent, eventName } from 'shared/entities/event'
import { Link } from 'shared/router'
import { ContentImage } from '../../components/ContentImage'
import { Icon } from '../../components/Icon'
import { LinkCard } from '../../components/LinkCard'
import { CategoryBadge, PastBadge } from './CategoryBadge'
import { DateBlock } from './DateBlock'
import styles from './EventCard.module.css'
import { PlacesLeft } from './PlacesLeft'
import { parseLocation } from './parseLocation'

interface EventCardProps {
  event: CharityEvent
  past: boolean
}

/** An event in a list. All of the card is one link, named by the title. A past one is marked first. */
export function EventCard({ event, past }: EventCardProps) {
  const { venue, area } = parseLocation(event.location)
  const [place, parish] = (area || venue).split(/(?=St\. [^,]+$)/)
  return (
    <LinkCard className={styles.card} data-past={past}>
      <div className={styles.badges}>
        {past && <PastBadge />}
        <CategoryBadge category={event.category} />
      </div>
      <div className={styles.picture}>
        {!past && <ContentImage src={event.image} alt="" />}
        <div className={styles.date}>
          <DateBlock date={event.date} past={past} />
        </div>
      </div>
      <h4 className={styles.title}>
        <Link to={`/events/${event.id}`}>{eventName(event)}</Link>
      </h4>
      <ul className={styles.facts}>
        {venue && (
          <li>
            <Icon name="map-pin" />
            <span>
              <strong>
                {place}
                {parish && <span className={styles.parish}>{parish}</span>}
              </strong>
              {area && <span className={styles.venue}>{venue}</span>}
            </span>
          </li>
        )}
        {event.time.trim() && (
          <li>
            <Icon name="clock" />
            {event.time}
          </li>
        )}
      </ul>
      <PlacesLeft event={event} past={past} />
    </LinkCard>
  )
}

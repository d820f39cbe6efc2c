import { type CharityEvent, eventName, isCalledOff } from 'shared/entities/event'
import type { EventPhase } from 'shared/format/eventPhase'
import { monthNames, parseEventDay, weekdayOf, withWeekday } from 'shared/format/eventTime'
import { Link } from 'shared/router'
import { ContentImage } from '../../components/ContentImage'
import { Icon } from '../../components/Icon'
import { LinkCard } from '../../components/LinkCard'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { CategoryBadge, StateBadge } from './CategoryBadge'
import styles from './EventCard.module.css'
import { PlacesLeft } from './PlacesLeft'
import { parseLocation, unbrokenArea } from './parseLocation'

interface EventCardProps {
  event: CharityEvent
  phase: EventPhase
  /** The first of its group, whose picture is on the screen when the page opens. */
  eager?: boolean
}

/** An event in a list. All of the card is one link, named by the title. A past one is marked first. */
export function EventCard({ event, phase, eager }: EventCardProps) {
  const past = phase === 'over'
  const { venue, area } = parseLocation(unbrokenArea(event.location))
  const off = isCalledOff(event)
  const day = parseEventDay(event.date)
  const time = event.time.trim()
  return (
    <LinkCard className={styles.card} data-past={past} data-off={off}>
      <div className={styles.badges}>
        <StateBadge {...{ event, phase }} />
        <CategoryBadge category={event.category} />
      </div>
      <div className={styles.picture}>
        {!past && <ContentImage src={event.image} alt="" muted={off} eager={eager} />}
        {(day || !off) && <DateBlock date={event.date} />}
      </div>
      <h4 className={styles.title}>
        <Link to={`/events/${event.id}`}>{eventName(event)}</Link>
      </h4>
      <ul className={styles.facts}>
        {venue && (
          <li>
            <Icon name="map-pin" />
            <span>
              <strong>{area || venue}</strong>
              {area && <span className={styles.venue}>{venue}</span>}
            </span>
          </li>
        )}
        {(off ? day : time) && (
          <li>
            <Icon name="clock" />
            {off ? `Originally planned for ${event.date}` : time}
          </li>
        )}
      </ul>
      {!past && event.status !== 'canceled' && <PlacesLeft event={event} />}
    </LinkCard>
  )
}

/** A date as a leaf of a calendar; one that cannot be read is shown as it was typed. */
function DateBlock({ date }: { date: string }) {
  const day = parseEventDay(date)
  return (
    <p className={styles.date}>
      {day ? (
        <>
          <VisuallyHidden>{withWeekday(date)}</VisuallyHidden>
          <span className={styles.month} aria-hidden="true">
            {monthNames[day.month - 1]?.slice(0, 3)}
          </span>
          <span className={styles.day} aria-hidden="true">
            {day.day}
          </span>
          <span className={styles.year} aria-hidden="true">
            {weekdayOf(day).slice(0, 3)} {day.year}
          </span>
        </>
      ) : (
        <span className={styles.typed}>{date || 'To be announced'}</span>
      )}
    </p>
  )
}

import { type CharityEvent, isCalledOff } from 'shared/entities/event'
import { parseEventDay, weekdayOf, withWeekday } from 'shared/format/eventTime'
import { Icon } from '../../components/Icon'
import styles from './EventFacts.module.css'
import { unbrokenArea } from './parseLocation'

const facts = [
  { icon: 'calendar', name: 'Date', field: 'date' },
  { icon: 'clock', name: 'Time', field: 'time' },
  { icon: 'map-pin', name: 'Location', field: 'location' },
] as const

interface EventFactsProps {
  event: CharityEvent
  /** It is over or canceled: what is not known will not be announced. */
  ended?: boolean
}

/** When and where, as the administrator typed it; what is not known yet, or does not hold, says so. */
export const EventFacts = ({ event, ended }: EventFactsProps) => (
  <dl className={styles.facts} data-off={isCalledOff(event)}>
    {facts
      .filter(({ field }) => !ended || event[field].trim())
      .map(({ icon, name, field }) => (
        <div key={field}>
          <Icon name={icon} />
          <dt>
            {field === 'date' && isCalledOff(event) && parseEventDay(event.date)
              ? 'Originally planned for'
              : name}
          </dt>
          <dd>
            {(field === 'location' ? unbrokenArea(event.location) : event[field]).trim() ||
              'To be announced'}
          </dd>
          {field === 'date' && <Weekday date={event.date} />}
        </div>
      ))}
  </dl>
)

/** Unless it is typed, too. */
function Weekday({ date }: { date: string }) {
  const day = parseEventDay(date)
  return (
    day && withWeekday(date) !== date.trim() && <dd className={styles.weekday}>{weekdayOf(day)}</dd>
  )
}

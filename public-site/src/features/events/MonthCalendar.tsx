import { useId } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { useNow } from 'shared/format/useNow'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { CalendarEvent } from './CalendarEvent'
import { EmptyMonth } from './EmptyMonth'
import styles from './MonthCalendar.module.css'
import {
  addMonths,
  formatMonth,
  initialMonth,
  isoDay,
  isoMonth,
  isSameMonth,
  type Month,
  parseMonth,
  weeksOf,
} from './monthGrid'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Events in the table of their month. Only links and buttons take the keyboard's focus: a
 * grid of days to move through would be forty stops on the way to three events.
 */
export function MonthCalendar({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  const [chosen, choose] = useQueryParameter('month')
  const showMonth = (month: Month) => choose(isoMonth(month))
  const titleId = useId()
  const month = parseMonth(chosen) ?? initialMonth(events, now)
  const today = jamaicaDay(now)

  const dated = events.flatMap((event) => {
    const day = parseEventDay(event.date)
    return day && isSameMonth(day, month) ? [{ event, day: day.day }] : []
  })
  const undatedCount = events.filter(({ date }) => !parseEventDay(date)).length

  return (
    <div>
      <div className={styles.bar}>
        {/* A new element for other events: whoever chose them announces it. Atomic: "July", not what
            distinguishes it from "June". */}
        <h3
          key={events.length}
          className={styles.month}
          id={titleId}
          aria-live="polite"
          aria-atomic="true"
        >
          {formatMonth(month)}
        </h3>
        <MonthButton
          icon="arrow-left"
          label="Previous month"
          onClick={() => showMonth(addMonths(month, -1))}
        />
        <MonthButton
          icon="arrow-right"
          label="Next month"
          onClick={() => showMonth(addMonths(month, 1))}
        />
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Events in {formatMonth(month)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <Day
                  // A blank has no number of its own.
                  key={day ?? `blank ${weekdays[weekday]}`}
                  month={month}
                  day={day}
                  today={today}
                  events={dated.flatMap(({ event, day: on }) => (on === day ? [event] : []))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {dated.length === 0 && <EmptyMonth month={month} events={events} onShowMonth={showMonth} />}
      {undatedCount > 0 && (
        <p className={styles.undated}>
          {undatedCount === 1 ? 'One more event has' : `${undatedCount} more events have`} no date
          that a calendar can show. See the list.
        </p>
      )}
    </div>
  )
}

interface MonthButtonProps {
  icon: 'arrow-left' | 'arrow-right'
  label: string
  onClick: () => void
}

function MonthButton({ icon, label, onClick }: MonthButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

interface DayProps {
  month: Month
  day: number | null
  /** YYYY-MM-DD. */
  today: string
  events: readonly CharityEvent[]
}

function Day({ month, day, today, events }: DayProps) {
  if (day === null) return <td className={styles.blank} />
  const date = isoDay(month, day)
  return (
    <td className={styles.day} aria-current={date === today ? 'date' : undefined}>
      <time className={styles.number} dateTime={date}>
        {day}
      </time>
      {events.map((event) => (
        <CalendarEvent key={event.id} event={event} />
      ))}
    </td>
  )
}

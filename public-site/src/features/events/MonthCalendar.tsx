import type { CharityEvent } from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { CalendarDay } from './CalendarDay'
import styles from './MonthCalendar.module.css'
import {
  addMonths,
  formatMonth,
  initialMonth,
  isoMonth,
  type Month,
  nearestMonthWithEvents,
  parseMonth,
  weeksOf,
} from './monthGrid'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const steps = [
  { icon: 'arrow-left', label: 'Previous month', months: -1 },
  { icon: 'arrow-right', label: 'Next month', months: 1 },
] as const

/**
 * Events in the table of their month. Only links and buttons take the keyboard's focus: a
 * grid of days to move through would be forty stops on the way to three events.
 */
export function MonthCalendar({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  const [chosen, choose] = useQueryParameter('month')
  const showMonth = (month: Month) => choose(isoMonth(month))
  const month = parseMonth(chosen) ?? initialMonth(events, now)

  const dated = events.flatMap((event) => {
    const day = parseEventDay(event.date)
    return day && isoMonth(day) === isoMonth(month) ? [{ event, day: day.day }] : []
  })
  const nearest = nearestMonthWithEvents(events, month)
  const undatedCount = events.filter(({ date }) => !parseEventDay(date)).length

  return (
    <div>
      <div className={styles.bar}>
        {/* A new element for other events: whoever chose them announces it. Atomic: "July", not what
            distinguishes it from "June". */}
        <h3 key={events.length} className={styles.month} aria-live="polite" aria-atomic="true">
          {formatMonth(month)}
        </h3>
        {steps.map(({ icon, label, months }) => (
          <button
            key={label}
            type="button"
            className={styles.step}
            aria-label={label}
            onClick={() => showMonth(addMonths(month, months))}
          >
            <Icon name={icon} />
          </button>
        ))}
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
                <CalendarDay
                  // A blank has no number of its own.
                  key={day ?? `blank ${weekdays[weekday]}`}
                  month={month}
                  day={day}
                  now={now}
                  events={dated.flatMap(({ event, day: on }) => (on === day ? [event] : []))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {dated.length === 0 && (
        <div className={styles.empty}>
          <p>No events in {formatMonth(month)}.</p>
          {nearest && (
            <Button variant="outline" onClick={() => showMonth(nearest)}>
              Show {formatMonth(nearest)}
            </Button>
          )}
        </div>
      )}
      {undatedCount > 0 && (
        <p className={styles.undated}>
          {undatedCount === 1
            ? '1 event has no exact date yet. See it in the list.'
            : `${undatedCount} events have no exact date yet. See them in the list.`}
        </p>
      )}
    </div>
  )
}

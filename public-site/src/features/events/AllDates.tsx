import { useHydrated } from '../../browser/useHydrated'
import { Icon } from '../../components/Icon'
import styles from './AllDates.module.css'
import { useListedEvents } from './useListedEvents'

/** Leads every event to come, if there is one, to the visitor's calendar, which asks for it by itself from then on. */
export function AllDates() {
  // Until the host is known, the file itself.
  const site = useHydrated() ? `webcal://${location.host}` : ''
  const { anyToGoTo } = useListedEvents()
  if (!anyToGoTo) return null
  return (
    <a className={styles.link} href={`${site}/events.ics`}>
      <Icon name="calendar" />
      Add all events to your calendar
    </a>
  )
}

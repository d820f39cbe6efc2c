import { useHydrated } from '../../browser/useHydrated'
import { Icon } from '../../components/Icon'
import styles from './AllDates.module.css'

/** Leads every event to come to the visitor's calendar, which asks for it by itself from then on. */
export function AllDates() {
  // Until the host is known, the file itself.
  const site = useHydrated() ? `webcal://${location.host}` : ''
  return (
    <a className={styles.link} href={`${site}/events.ics`}>
      <Icon name="calendar" />
      Subscribe in your calendar
    </a>
  )
}

import { useHydrated } from '../../browser/useHydrated'
import { Icon } from '../../components/Icon'
import styles from './AllDates.module.css'
import { useListedEvents } from './useListedEvents'

/** Leads every event to come, if there is one, to the visitor's calendar, which asks for it by itself from then on. */
export function AllDates() {
  // Until the host is known, the file itself.
  const site = useHydrated() ? `webcal://${location.host}` : ''
  const { anyUpcoming } = useListedEvents()
  // Its place stays: on a reload Chrome finds what was in sight by its position among its siblings, and would take
  // one for another in a document where this is missing while a note stands above the list.
  return (
    <div>
      {anyUpcoming && (
        <a className={styles.link} href={`${site}/events.ics`}>
          <Icon name="calendar" />
          Subscribe in your calendar
        </a>
      )}
    </div>
  )
}

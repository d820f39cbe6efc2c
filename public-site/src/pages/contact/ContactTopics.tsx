import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import styles from './ContactTopics.module.css'

const topics = [
  { label: 'Request a health fair', to: '/events#request', note: 'answered in 2-3 business days' },
  { label: 'Register for a fair', to: '/events#schedule', note: 'dates, places and free spots' },
  { label: 'Volunteer', to: '/get-involved#volunteer', note: 'from two hours' },
  {
    label: 'Offer goods or services',
    to: '/get-involved#donate-resources',
    note: 'all are useful',
  },
  { label: 'Donate', to: '/donate', note: 'once or regularly' },
] as const

/** What most people write about has a place of its own, which is quicker. */
export function ContactTopics() {
  return (
    <Section title="Is it about one of these?" surface="leaf" split>
      <ul className={styles.topics}>
        {topics.map(({ label, to, note }) => (
          <li key={to}>
            <Link to={to}>{label}</Link> <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { LinkList } from '../../components/LinkList'
import { Section } from '../../components/Section'

const topics = [
  { label: 'Request a health fair', to: '/events#request', note: 'answered in 2-3 business days' },
  { label: 'Register for a fair', to: '/events#schedule', note: 'dates, places and free spots' },
  { label: 'Volunteer', to: '/get-involved#volunteer', note: 'from two hours' },
  {
    label: 'Offer goods or services',
    to: '/get-involved#donate-resources',
    note: 'large or small',
  },
  { label: 'Donate', to: '/donate', note: 'once or regularly' },
]

/** Links to the pages that answer the most frequent questions faster. */
export function ContactTopics() {
  return (
    <Section title="Is it about one of these?" surface="leaf" split>
      <LinkList links={topics} />
    </Section>
  )
}

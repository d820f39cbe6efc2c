import { Section } from '../../components/Section'
import { ServicesList } from '../../features/events/ServicesList'

export function FairServices() {
  return (
    <Section
      id="services"
      title="Services"
      lead="What you find at the tables and under the tents. You pay for none of it."
      split
    >
      <ServicesList />
    </Section>
  )
}

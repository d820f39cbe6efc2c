import { Figures } from '../../components/Figures'
import { Section } from '../../components/Section'

const times = [
  { value: '15 min', label: 'Arrive early' },
  { value: '5–10 min', label: 'Each screening' },
  { value: '45–60 min', label: 'The whole visit' },
  { value: '8–12 h', label: 'Fasting, for the glucose and cholesterol tests' },
]

/** How long a visit takes. */
export function FairVisit() {
  return (
    <Section title="The times to know" surface="green">
      <Figures figures={times} wide />
    </Section>
  )
}

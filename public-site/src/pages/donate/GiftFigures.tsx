import { Figures } from '../../components/Figures'
import { Section } from '../../components/Section'

// Fixed by the specification; the figures that the administrator keeps are on the home page.
const figures = [
  { value: '5,000+', label: 'screenings a year' },
  { value: '12', label: 'communities' },
  { value: '$500K', label: 'of services' },
  { value: '100%', label: 'of gifts go to programs' },
]

export function GiftFigures() {
  return (
    <Section
      id="learn-more"
      title="What gifts make possible"
      lead="Nobody pays at our fairs. That works because others give."
      surface="green"
    >
      <Figures figures={figures} />
    </Section>
  )
}

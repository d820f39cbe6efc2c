import { LinkList } from '../../components/LinkList'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'

const links = [
  {
    label: 'Our achievements',
    to: '/about#achievements',
    note: 'counted at the first community health fair',
  },
  { label: 'What gifts make possible', to: '/donate#learn-more', note: 'in four figures' },
  { label: 'Events', to: '/events', note: 'where we were, and where we will be next' },
]

export function ImpactPage() {
  return (
    <>
      <PageHero title="Impact" lead="This page will be developed further." />
      <Section title="Until then" split>
        <LinkList links={links} />
      </Section>
    </>
  )
}

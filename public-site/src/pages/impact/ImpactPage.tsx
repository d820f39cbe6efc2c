import { LinkList } from '../../components/LinkList'
import { PageHero } from '../../components/PageHero'
import { PageNote } from '../../components/PageNote'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { ImpactInFigures } from './ImpactInFigures'

export const description =
  'What our health fairs have meant for the communities they visited: people served, fairs hosted, parishes reached and money saved.'

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
    <Sections>
      <PageHero
        title="Impact"
        lead="What health fairs have meant for the communities they visited."
      />
      <ImpactInFigures />
      <Section title="Read on" split>
        <LinkList links={links} />
      </Section>
      <PageNote>This page will be developed further.</PageNote>
    </Sections>
  )
}

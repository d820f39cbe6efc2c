import { useCollection } from 'shared/backend'
import { stats } from 'shared/collections/stats'
import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'
import { Figures } from '../../components/Figures'
import { LinkList } from '../../components/LinkList'
import { PageHero } from '../../components/PageHero'
import { PageNote } from '../../components/Prose'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { figureSize, StatFigure } from '../../components/StatFigure'

export const description =
  'What our health fairs have meant to the communities we’ve visited: people served, fairs hosted, parishes reached and money saved.'

const links = [
  {
    label: 'Our achievements',
    to: '/about#achievements',
    note: 'from our first community health fair',
  },
  { label: 'What gifts make possible', to: '/donate#learn-more', note: 'and where your gift goes' },
  { label: 'Events', to: '/events', note: 'where we’ve been, and where we’re going next' },
]

export function ImpactPage() {
  return (
    <Sections>
      <PageHero
        title="Impact"
        lead="What our health fairs have meant to the communities we’ve visited."
      />
      <InFigures />
      <CallToAction
        title="Help these numbers grow"
        text="Every gift and every hour brings the next fair closer."
      >
        <ButtonLink to="/donate" variant="donate">
          Donate Now
        </ButtonLink>
        <ButtonLink to="/get-involved" variant="outline">
          Get Involved
        </ButtonLink>
      </CallToAction>
      <Section title="Read more" split>
        <div>
          <LinkList links={links} />
          <PageNote>This page will be developed further.</PageNote>
        </div>
      </Section>
    </Sections>
  )
}

/** The figures that the administrator keeps. */
function InFigures() {
  const figures = useCollection(stats)
  if (figures.length === 0) return null
  return (
    <Section
      title="By the numbers"
      lead="What volunteers, churches and donors have made possible together."
      surface="green"
    >
      <Figures
        size={figureSize(figures)}
        figures={figures.map((stat) => ({ value: <StatFigure stat={stat} />, label: stat.label }))}
      />
    </Section>
  )
}

import { useCollection } from 'shared/backend'
import { stats } from 'shared/collections/stats'
import { Figures } from '../../components/Figures'
import { Section } from '../../components/Section'
import { formatStat } from '../../format/formatStat'

/** The figures that the administrator keeps. */
export function ImpactInFigures() {
  const figures = useCollection(stats)
  if (figures.length === 0) return null
  return (
    <Section
      title="In figures"
      lead="What volunteers, churches and donors have made possible together."
      surface="green"
    >
      <Figures figures={figures.map((stat) => ({ value: formatStat(stat), label: stat.label }))} />
    </Section>
  )
}

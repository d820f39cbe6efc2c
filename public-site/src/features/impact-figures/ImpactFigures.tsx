import { useRef } from 'react'
import { useCollection } from 'shared/backend'
import { stats } from 'shared/collections/stats'
import { useInView } from '../../browser/useInView'
import { Section } from '../../components/Section'
import { Figure } from './Figure'
import styles from './ImpactFigures.module.css'

const whenVisible = { threshold: 0.3 }
const staggerMs = 150

/** What the foundation has achieved, in figures that count up when they come into view. */
export function ImpactFigures() {
  const figures = useCollection(stats)
  const section = useRef<HTMLElement>(null)
  const inView = useInView(section, whenVisible)
  if (figures.length === 0) return null
  return (
    <Section
      ref={section}
      title="Our Impact"
      lead="What volunteers, churches and donors have made possible together."
      surface="green"
    >
      <dl className={styles.figures}>
        {figures.map((stat, index) => (
          <Figure key={stat.id} stat={stat} started={inView} delayMs={index * staggerMs} />
        ))}
      </dl>
    </Section>
  )
}

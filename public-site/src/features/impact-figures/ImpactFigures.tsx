import { useEffect, useRef, useState } from 'react'
import { useCollection } from 'shared/backend'
import { useReducedMotion } from 'shared/browser/useMediaQuery'
import { stats } from 'shared/collections/stats'
import type { Stat } from 'shared/entities/stat'
import { addThousandsSeparators, formatNumber } from 'shared/format/number'
import { useInView } from '../../browser/useInView'
import { Section } from '../../components/Section'
import { figureSize, StatFigure } from '../../components/StatFigure'
import styles from './ImpactFigures.module.css'

const whenVisible = { threshold: 0.3 }
const staggerMs = 150
const durationMs = 1400

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
      <dl className={styles.figures} data-size={figureSize(figures)}>
        {figures.map((stat, index) => (
          <Figure key={stat.id} stat={stat} started={inView} delayMs={index * staggerMs} />
        ))}
      </dl>
    </Section>
  )
}

/**
 * A figure and its label. The real figure is always in the document: it is what assistive technology
 * reads, it keeps the place while another is shown above it, and it shows where no script runs.
 */
function Figure({ stat, started, delayMs }: { stat: Stat; started: boolean; delayMs: number }) {
  const counted = useCountUp(stat.value, started, delayMs)
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>
        <span className={styles.real}>
          <StatFigure stat={stat} />
        </span>
        <span className={styles.counted} aria-hidden="true">
          <StatFigure stat={stat} value={formatCount(stat.value, counted)} />
        </span>
      </dd>
    </div>
  )
}

/** 0 until `started`; after the delay it rises to the target, or is there at once under reduced motion. */
function useCountUp(target: number, started: boolean, delayMs: number): number {
  const [progress, setProgress] = useState(0)
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    if (!started || reducedMotion) return
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.max(0, now - begin) / durationMs
      setProgress(Math.min(1, passed))
      if (passed < 1) frame = requestAnimationFrame(step)
    })
    const begin = performance.now() + delayMs
    return () => cancelAnimationFrame(frame)
  }, [started, reducedMotion, delayMs])

  if (started && reducedMotion) return target
  // Quick at first, then slower.
  return progress === 1 ? target : target * (1 - (1 - progress) ** 3)
}

/** The figure while it counts up, with the decimals of the final one, so that digits keep their places. */
function formatCount(value: number, counted: number): string {
  if (counted === 0 || counted === value) return formatNumber(counted)
  const decimals = formatNumber(value).split('.')[1]?.length ?? 0
  return addThousandsSeparators(counted.toFixed(decimals))
}

import { useEffect, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'
import type { Stat } from 'shared/entities/stat'
import { addThousandsSeparators, formatNumber } from 'shared/format/number'
import { formatStat } from '../../format/formatStat'
import styles from './Figure.module.css'

const durationMs = 1400

interface FigureProps {
  stat: Stat
  started: boolean
  delayMs: number
}

/**
 * A figure and its label. The real figure is always in the document: it is what assistive technology
 * reads, it keeps the place while another is shown above it, and it shows where no script runs.
 */
export function Figure({ stat, started, delayMs }: FigureProps) {
  const counted = useCountUp(stat.value, started, delayMs)
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>
        <span className={styles.real}>{formatStat(stat)}</span>
        <span className={styles.counted} aria-hidden="true">
          {formatCount(stat, counted)}
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
function formatCount(stat: Stat, counted: number): string {
  if (counted === 0 || counted === stat.value) return formatStat({ ...stat, value: counted })
  const decimals = formatNumber(stat.value).split('.')[1]?.length ?? 0
  return `${stat.prefix}${addThousandsSeparators(counted.toFixed(decimals))}${stat.suffix}`
}

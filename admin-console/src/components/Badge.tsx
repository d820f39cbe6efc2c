import styles from './Badge.module.css'

export type BadgeTone = 'green' | 'sea' | 'gold' | 'red' | 'quiet'

/** A status in one word; the color only repeats what the word says. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

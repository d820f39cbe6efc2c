import type { Ref } from 'react'
import styles from './Honeypot.module.css'

/** A field that people neither see nor reach. What is typed into it, a robot has typed. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

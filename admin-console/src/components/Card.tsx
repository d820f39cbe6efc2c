import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { Picture } from './Picture'

interface CardProps {
  /** The URL of a picture; without one the card has none. */
  image?: string
  /** The last of them stands at the bottom of the card. */
  children: ReactNode
}

/** A thing in short. */
export function Card({ image, children }: CardProps) {
  return (
    <article className={styles.card}>
      {image !== undefined && <Picture src={image} />}
      <div className={styles.facts}>{children}</div>
    </article>
  )
}

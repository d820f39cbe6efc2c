import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { Picture } from './Picture'

interface CardProps {
  /** The URL of a picture; without one the card has none. */
  image?: string
  /** The last child is aligned to the bottom of the card. */
  children: ReactNode
}

/** A summary of one item, with an optional picture. */
export function Card({ image, children }: CardProps) {
  return (
    <article className={styles.card}>
      {image !== undefined && <Picture src={image} />}
      <div className={styles.facts}>{children}</div>
    </article>
  )
}

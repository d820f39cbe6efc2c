import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { usePicture } from './usePicture'

interface CardProps {
  image?: string
  /** The last child is aligned to the bottom of the card. */
  children: ReactNode
}

export function Card({ image, children }: CardProps) {
  return (
    <article className={styles.card}>
      {image !== undefined && <Picture url={image} />}
      <div className={styles.facts}>{children}</div>
    </article>
  )
}

function Picture({ url }: { url: string }) {
  const { src, onError } = usePicture(url)
  return <img src={src} alt="" loading="lazy" onError={onError} />
}

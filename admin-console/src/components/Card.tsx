import { type ReactNode, useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'
import styles from './Card.module.css'

interface CardProps {
  image?: string
  /** The last child is aligned to the bottom of the card. */
  children: ReactNode
}

export function Card({ image, children }: CardProps) {
  return (
    <article className={styles.card}>
      {image !== undefined && <Picture src={image} />}
      <div className={styles.facts}>{children}</div>
    </article>
  )
}

const placeholder = '/placeholder.svg'

/** The picture at a URL that the administrator typed; a placeholder when it is missing or broken. */
function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <img
      src={(src && src !== broken && safeUrl(src)) || placeholder}
      alt=""
      loading="lazy"
      onError={() => setBroken(src)}
    />
  )
}

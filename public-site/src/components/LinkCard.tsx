import type { ComponentProps } from 'react'
import styles from './LinkCard.module.css'

/** An item of a list that is one link as a whole: the link in its title covers it. */
export const LinkCard = ({ className, ...article }: ComponentProps<'article'>) => (
  <article {...article} className={`${styles.card} ${className}`} />
)

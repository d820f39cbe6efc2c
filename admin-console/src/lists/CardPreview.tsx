import { useId } from 'react'
import { CardGrid, type CardGridProps } from './CardGrid'
import styles from './CardPreview.module.css'

interface CardPreviewProps<Item> extends Pick<CardGridProps<Item>, 'items' | 'children'> {
  title: string
}

const maxCards = 4

/** The first four items as cards, with a heading; renders nothing for an empty list. */
export function CardPreview<Item extends { id: number }>(props: CardPreviewProps<Item>) {
  const { title, items, children } = props
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <CardGrid label={title} items={items.slice(0, maxCards)}>
        {children}
      </CardGrid>
    </section>
  )
}

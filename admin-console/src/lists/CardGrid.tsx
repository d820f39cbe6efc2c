import { createContext, type ReactNode, useId } from 'react'
import styles from './CardGrid.module.css'

/** Whether an item stands on a card, which has room for words on its actions but no columns. */
export const OnCard = createContext(false)

interface CardGridProps<Item> {
  label: string
  items: readonly Item[]
  /** Wider cards, for those with buttons. */
  wide?: boolean
  children: (item: Item) => ReactNode
}

export function CardGrid<Item extends { id: number | string }>(props: CardGridProps<Item>) {
  const { label, items, wide, children } = props
  return (
    <OnCard value={true}>
      <ul className={styles.grid} data-wide={wide} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </OnCard>
  )
}

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

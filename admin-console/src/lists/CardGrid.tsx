import { createContext, type ReactNode } from 'react'
import styles from './CardGrid.module.css'

/** Whether an item stands on a card, which has room for words on its actions but no columns. */
export const OnCard = createContext(false)

export interface CardGridProps<Item> {
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

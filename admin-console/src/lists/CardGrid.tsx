import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'
import { OnCard } from './OnCard'

interface CardGridProps<Item> {
  /** Names the list for assistive technology. */
  label: string
  items: readonly Item[]
  /** Wider cards, for those with buttons. */
  wide?: boolean
  children: (item: Item) => ReactNode
}

export function CardGrid<Item extends { id: number }>(props: CardGridProps<Item>) {
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

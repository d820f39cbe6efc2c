import type { ListColumn } from './listColumns'
import { OnCard } from './OnCard'
import styles from './RowCards.module.css'

interface RowCardsProps<Row, Key extends string> {
  label: string
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Key>[]
}

/** The rows of a page as cards. The first cell says what the columns left out would. */
export function RowCards<Row extends { id: number | string }, Key extends string>(
  props: RowCardsProps<Row, Key>,
) {
  const { label, rows, columns } = props
  return (
    <OnCard value={true}>
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            {columns
              .filter(({ wideOnly }) => !wideOnly)
              .map(({ key, kind, render }) => (
                <div key={key} className={kind && styles[kind]}>
                  {render(row)}
                </div>
              ))}
          </li>
        ))}
      </ul>
    </OnCard>
  )
}

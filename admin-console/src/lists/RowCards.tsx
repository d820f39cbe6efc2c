import { Pagination } from 'antd'
import { type ListColumn, type ListView, pageSize } from './listColumns'
import { OnCard } from './OnCard'
import styles from './RowCards.module.css'

interface RowCardsProps<Row, Key extends string> {
  label: string
  /** Already sorted; all, or those of the page alone. */
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Key>[]
  view: ListView<Key>
  onView: (view: ListView<Key>) => void
  /** The number of rows on all pages. */
  total: number
}

/** The rows of a table as cards. The first cell says what the columns left out would. */
export function RowCards<Row extends { id: number | string }, Key extends string>(
  props: RowCardsProps<Row, Key>,
) {
  const { label, rows, columns, view, onView, total } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(view.page, pages)
  const first = total > rows.length ? 0 : (page - 1) * pageSize
  return (
    <OnCard value={true}>
      <ul className={styles.cards} aria-label={label}>
        {rows.slice(first, first + pageSize).map((row) => (
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
      <Pagination
        align="end"
        current={page}
        total={total}
        pageSize={pageSize}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(chosen) => onView({ ...view, page: chosen })}
      />
    </OnCard>
  )
}

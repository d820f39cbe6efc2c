import { Pagination, Select } from 'antd'
import { type ListColumn, type ListView, pageSize } from './listColumns'
import { ActionWords } from './RowActions'
import styles from './RowCards.module.css'

interface RowCardsProps<Row, Key extends string> {
  label: string
  /** Already sorted. */
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Key>[]
  view: ListView<Key>
  onView: (view: ListView<Key>) => void
}

/** The rows of a table as cards, for phones: the cells that a narrow table has, one below the other. */
export function RowCards<Row extends { id: number }, Key extends string>(
  props: RowCardsProps<Row, Key>,
) {
  const { label, rows, columns, view, onView } = props
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(view.page, pages)
  const first = (page - 1) * pageSize
  return (
    <>
      {rows.length > 1 && <SortedBy columns={columns} view={view} onView={onView} />}
      <ActionWords value={true}>
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
      </ActionWords>
      <Pagination
        align="end"
        current={page}
        total={rows.length}
        pageSize={pageSize}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(chosen) => onView({ ...view, page: chosen })}
      />
    </>
  )
}

const unsorted = ''
const directions = [
  ['ascend', 'ascending'],
  ['descend', 'descending'],
] as const

/** Chooses the order, which a table has in its header. */
function SortedBy<Row, Key extends string>(
  props: Pick<RowCardsProps<Row, Key>, 'columns' | 'view' | 'onView'>,
) {
  const { columns, view, onView } = props
  const orders = columns
    .filter(({ compare }) => compare)
    .flatMap(({ key: column, title }) =>
      directions.map(([direction, word]) => ({
        value: `${column} ${direction}`,
        label: `${title}, ${word}`,
        order: { column, direction },
      })),
    )
  const { order } = view
  return (
    <Select
      aria-label="Sort by"
      className={styles.order}
      value={order ? `${order.column} ${order.direction}` : unsorted}
      options={[{ value: unsorted, label: 'Sort by' }, ...orders]}
      onChange={(value) => {
        const chosen = orders.find((candidate) => candidate.value === value)
        onView({ page: 1, order: chosen?.order })
      }}
    />
  )
}

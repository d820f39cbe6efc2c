import { Select } from '../components/Select'
import type { ListColumn, ListView } from './listColumns'
import styles from './SortSelect.module.css'

interface SortSelectProps<Row, Key extends string> {
  columns: readonly ListColumn<Row, Key>[]
  view: ListView<Key>
  onView: (view: ListView<Key>) => void
}

const unsorted = ''
const directions = [
  ['ascend', 'ascending'],
  ['descend', 'descending'],
] as const

/** Chooses the order of a list where not every column has a header to press. */
export function SortSelect<Row, Key extends string>(props: SortSelectProps<Row, Key>) {
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

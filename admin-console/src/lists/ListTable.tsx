import { Table, type TableProps } from 'antd'
import styles from './ListTable.module.css'

const pageSize = 10

/** The same media query as in ListTable.module.css. */
export const narrowScreen = '(max-width: 74.99em)'
/** Class of columns that are hidden on narrow screens. */
export const wideOnlyColumn = styles.wide
/** Class of the content that the first column shows on narrow screens only. */
export const narrowOnly = styles.narrow
/** Class of columns of numbers; they also need `align: 'end'`. */
export const numberColumn = styles.number
/** Class of columns of free text, in which long words wrap. */
export const textColumn = styles.typed
/** Class of columns of dates, which do not wrap. */
export const dayColumn = styles.day
/** Class of the secondary line of a cell. */
export const secondaryLine = styles.second

interface ListTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  rows: readonly Row[]
  columns: TableProps<Row>['columns']
  /** The current page, starting at 1; uncontrolled if omitted. */
  page?: number
  /** For callers that control sorting or pagination. */
  onChange?: TableProps<Row>['onChange']
}

/** A sortable table of items with ids, ten per page. */
export function ListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const { label, rows, columns, page, onChange } = props
  return (
    <Table<Row>
      aria-label={label}
      classNames={{ section: styles.table }}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      showSorterTooltip={false}
      onChange={onChange}
      pagination={{
        current: page,
        pageSize: pageSize,
        hideOnSinglePage: true,
        showSizeChanger: false,
      }}
    />
  )
}

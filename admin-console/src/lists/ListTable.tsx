import { Table, type TableProps } from 'antd'
import styles from './ListTable.module.css'

const rowsAPage = 10

/** The media query of a narrow screen, as ListTable.module.css has it. */
export const narrowScreen = '(max-width: 74.99em)'
/** Class of columns that a narrow screen leaves out. */
export const wideColumn = styles.wide
/** Class of what a narrow screen says in the first column instead. */
export const narrowFacts = styles.narrow
/** Class of columns of figures; give them `align: 'end'` too. */
export const numberColumn = styles.number
/** Class of columns of what somebody typed, however long its words. */
export const typedColumn = styles.typed
/** Class of columns of days, each in one line. */
export const dayColumn = styles.day
/** Class of the second line of a cell. */
export const secondLine = styles.second

interface ListTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  rows: readonly Row[]
  columns: TableProps<Row>['columns']
  /** The page shown, from 1, where the caller turns the pages. */
  page?: number
  /** Where the caller sorts or turns the pages. */
  onChange?: TableProps<Row>['onChange']
}

/** A sortable table of things that have an id, ten to a page. */
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
        pageSize: rowsAPage,
        hideOnSinglePage: true,
        showSizeChanger: false,
      }}
    />
  )
}

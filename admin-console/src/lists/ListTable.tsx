import { Table } from 'antd'
import { type ReactNode, useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import styles from './ListTable.module.css'
import { type ListColumn, type ListView, pageSize, sortRows } from './listColumns'
import { RowCards } from './RowCards'

/** The same media query as in ListTable.module.css and ItemCell.module.css. */
export const narrowScreen = '(max-width: 74.99em)'
const phone = '(max-width: 47.99em)'

interface ListTableProps<Row, Key extends string> {
  /** Names the table for assistive technology. */
  label: string
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Key>[]
  /** For callers that sort the rows themselves. */
  view?: ListView<Key>
  onView?: (view: ListView<Key>) => void
}

/** A list of items with ids, ten per page: a table that can be sorted, on phones cards. */
export function ListTable<Row extends { id: number }, Key extends string>(
  props: ListTableProps<Row, Key>,
) {
  const { label, columns } = props
  const [ownView, setOwnView] = useState<ListView<Key>>({ page: 1 })
  const { view = ownView, onView = setOwnView } = props
  const rows = props.view ? props.rows : sortRows(props.rows, columns, view.order)

  const isPhone = useMediaQuery(phone)
  if (isPhone) return <RowCards {...{ label, rows, columns, view, onView }} />
  return (
    <Table<Row>
      aria-label={label}
      classNames={{ section: styles.table }}
      rowKey="id"
      columns={columns.map(({ key, title, render, compare, wideOnly, kind }) => ({
        key,
        title,
        className: [wideOnly && styles.wide, kind && styles[kind]].filter(Boolean).join(' '),
        align: kind === 'number' || kind === 'actions' ? ('end' as const) : undefined,
        sorter: compare !== undefined,
        sortOrder: view.order?.column === key ? view.order.direction : null,
        render: (_, row: Row) => <Cell text={kind === 'text'}>{render(row)}</Cell>,
      }))}
      dataSource={rows}
      showSorterTooltip={false}
      onChange={({ current = 1 }, _, sorter) => {
        const { columnKey, order: direction } = [sorter].flat()[0] ?? {}
        onView({
          page: current,
          order: direction ? { column: columnKey as Key, direction } : undefined,
        })
      }}
      pagination={{
        current: view.page,
        pageSize,
        hideOnSinglePage: true,
        showSizeChanger: false,
      }}
    />
  )
}

/** At most two lines of typed text; the rest of it is in the tooltip. */
function Cell({ text, children }: { text: boolean; children: ReactNode }) {
  if (!text || typeof children !== 'string') return children
  return <div title={children}>{children}</div>
}

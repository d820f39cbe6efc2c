import { Table } from 'antd'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { Select } from '../components/Select'
import { usePreload } from '../components/usePreload'
import { CardGrid } from './CardGrid'
import styles from './ListTable.module.css'
import { type ListColumn, type ListView, pageSize, sortRows } from './listColumns'

const loadPagination = () => import('../components/Pagination')
const Pagination = lazy(async () => ({ default: (await loadPagination()).Pagination }))

/** The search that found the list's rows. Another one shows its results from the first page. */
export const ListSearch = createContext('')

/** Too narrow for all columns beside the sidebar. In em, as large text needs more room. */
export const narrowScreen = '(max-width: 79.99em)'

interface WithId {
  id: number | string
}

interface ListTableProps<Row, Key extends string> {
  label: string
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Key>[]
  /** Names the order in which the rows come, "Newest first", where another one can be chosen. */
  ownOrder?: string
  /** For callers that sort the rows themselves. */
  view?: ListView<Key>
  onView?: (view: ListView<Key>) => void
  /** The number of rows on all pages, for callers whose `rows` are those of one page. */
  total?: number
}

type PageProps<Row, Key extends string> = Required<Omit<ListTableProps<Row, Key>, 'total'>>

/**
 * A list of items with ids, ten per page: a table that can be sorted, or on narrow screens cards, whose
 * order is chosen above them.
 */
export function ListTable<Row extends WithId, Key extends string>(props: ListTableProps<Row, Key>) {
  const { label, columns, ownOrder = '', total = props.rows.length } = props
  const search = useContext(ListSearch)
  const [searched, setSearched] = useState(search)
  const [ownView, setOwnView] = useState<ListView<Key>>({ page: 1 })
  if (searched !== search) {
    setSearched(search)
    setOwnView({ ...ownView, page: 1 })
  }
  const { view = ownView, onView = setOwnView } = props
  const sorted = props.view ? props.rows : sortRows(props.rows, columns, view.order)
  const pageCount = Math.ceil(total / pageSize)
  const page = Math.min(view.page, pageCount)
  const first = total > sorted.length ? 0 : (page - 1) * pageSize
  const rows = sorted.slice(first, first + pageSize)

  usePreload(loadPagination)

  const Page = useMediaQuery(narrowScreen) ? PageOfCards : PageOfRows
  return (
    <div className={styles.list}>
      <Page {...{ label, rows, columns, ownOrder, view, onView }} />
      {pageCount > 1 && (
        <Suspense fallback={<div className={styles.pages} />}>
          <Pagination
            of={label}
            page={page}
            total={total}
            size={pageSize}
            onPage={(chosen) => onView({ ...view, page: chosen })}
          />
        </Suspense>
      )}
    </div>
  )
}

function PageOfRows<Row extends WithId, Key extends string>(props: PageProps<Row, Key>) {
  const { label, rows, columns, view, onView } = props
  return (
    <Table<Row>
      aria-label={label}
      // Ant Design's wrapper is live: each sorting and search would read the rows out.
      aria-live="off"
      classNames={{ section: styles.table }}
      rowKey="id"
      columns={columns.map(({ key, title, render, compare, kind }) => ({
        key,
        title,
        className: kind && styles[kind],
        align: kind === 'number' || kind === 'actions' ? ('end' as const) : undefined,
        sorter: compare !== undefined,
        sortOrder: view.order?.column === key ? view.order.direction : null,
        render: (_, row: Row) => <Cell text={kind === 'text'}>{render(row)}</Cell>,
      }))}
      dataSource={rows}
      showSorterTooltip={false}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order: direction } = [sorter].flat()[0] ?? {}
        const order = direction ? { column: columnKey as Key, direction } : undefined
        onView({ page: 1, order })
      }}
      pagination={false}
    />
  )
}

/** At most two lines of typed text; the rest of it is in the tooltip. */
function Cell({ text, children }: { text: boolean; children: ReactNode }) {
  if (!text || typeof children !== 'string') return children
  return <div title={children}>{children}</div>
}

/** The first cell of a card says what the columns left out would. */
function PageOfCards<Row extends WithId, Key extends string>(props: PageProps<Row, Key>) {
  const { label, rows, columns } = props
  const search = useContext(ListSearch)
  return (
    <>
      {/* Above a single row that was found, too, so that a search does not move the list. */}
      {(rows.length > 1 || search !== '') && columns.some(({ compare }) => compare) && (
        <SortSelect {...props} />
      )}
      <CardGrid label={label} items={rows}>
        {(row) =>
          columns
            .filter(({ wideOnly }) => !wideOnly)
            .map(({ key, kind, render }) => (
              <div
                key={key}
                className={kind === 'number' || kind === 'badge' ? styles[kind] : undefined}
              >
                {render(row)}
              </div>
            ))
        }
      </CardGrid>
    </>
  )
}

const directions = ['ascend', 'descend'] as const

function SortSelect<Row, Key extends string>(props: PageProps<Row, Key>) {
  const { columns, ownOrder, view, onView } = props
  const orders = columns
    .filter(({ compare }) => compare)
    .flatMap(({ key: column, title }) =>
      directions.map((direction) => ({
        value: `${column} ${direction}`,
        label: `${title}, ${direction}ing`,
        order: { column, direction },
      })),
    )
  const { order } = view
  return (
    <Select
      aria-label="Sort by"
      className={styles.order}
      value={order ? `${order.column} ${order.direction}` : ''}
      options={[{ value: '', label: ownOrder }, ...orders]}
      labelRender={({ label }) => <>Sort by: {label}</>}
      onChange={(chosen) =>
        onView({ page: 1, order: orders.find(({ value }) => value === chosen)?.order })
      }
    />
  )
}

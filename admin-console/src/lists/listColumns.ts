import type { ReactNode } from 'react'

export interface ListColumn<Row, Key extends string = string> {
  key: Key
  title: string
  render: (row: Row) => ReactNode
  /** Sorts by this column; without it, the column cannot be sorted by. */
  compare?: (a: Row, b: Row) => number
  /** Cards say it in the first cell instead. */
  wideOnly?: boolean
  /**
   * `text` is typed by somebody and may be long; `short` stays in one line; `number` and `badge` do, too, and
   * stand beside the name on a card.
   */
  kind?: 'text' | 'short' | 'number' | 'badge' | 'actions'
}

/** The order and the page of a list. */
export interface ListView<Key extends string = string> {
  /** Without it, the rows stand in the order in which they come. */
  order?: { column: Key; direction: 'ascend' | 'descend' } | undefined
  /** Starts at 1. */
  page: number
}

export const pageSize = 10

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  order: ListView['order'],
): readonly Row[] {
  const compare = columns.find(({ key }) => key === order?.column)?.compare
  if (!compare) return rows
  return rows.toSorted(order?.direction === 'descend' ? (a, b) => compare(b, a) : compare)
}

/** A comparator that orders items alphabetically by a text of theirs. */
export const compareByText =
  <Item>(text: (item: Item) => string) =>
  (a: Item, b: Item) =>
    text(a).localeCompare(text(b))

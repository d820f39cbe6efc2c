import type { ListColumn } from './listColumns'
import { compareByText } from './listColumns'

/** A column that shows a text, or something that stands for it, and sorts by it. Cards leave it out. */
export const textColumn = <Row>(
  title: string,
  text: (row: Row) => string,
  column?: Pick<ListColumn<Row>, 'kind'> & Partial<Pick<ListColumn<Row>, 'render'>>,
): ListColumn<Row> => ({
  key: title.toLowerCase(),
  title,
  wideOnly: true,
  compare: compareByText(text),
  render: text,
  ...column,
})

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { userEvent as userEvents } from 'vitest/browser'
import { ItemCell } from './ItemCell'
import { ListSearch, ListTable } from './ListTable'
import type { ListColumn } from './listColumns'
import { RowActions } from './RowActions'

interface Fair {
  id: number
  name: string
}

const columns: ListColumn<Fair>[] = [
  {
    key: 'name',
    title: 'Fair',
    compare: (a, b) => a.name.localeCompare(b.name),
    render: ({ name }) => (
      <ItemCell name={name} note="" onEdit={() => {}}>
        <div>In short</div>
      </ItemCell>
    ),
  },
  { key: 'place', title: 'Place', wideOnly: true, render: () => 'Kingston' },
  {
    key: 'actions',
    title: 'Actions',
    kind: 'actions',
    render: ({ name }) => <RowActions itemName={name} onDelete={() => {}} />,
  },
]

/** "A", "B" and so on. */
const fairs = (length: number): Fair[] =>
  Array.from({ length }, (_, n) => ({ id: n, name: String.fromCharCode(65 + n) }))

const renderList = (length = 12) => {
  render(<ListTable label="Fairs" rows={fairs(length)} columns={columns} ownOrder="Newest first" />)
  return userEvent.setup({ delay: null })
}

test('the actions of a row say in words under their icons what they do', () => {
  renderList()
  const action = screen.getByRole('button', { name: 'Delete A' })
  const word = within(action).getByText('Delete').getBoundingClientRect()
  const icon = action.querySelector('svg')?.getBoundingClientRect()
  expect(word.top).toBeGreaterThanOrEqual(icon?.bottom ?? Number.POSITIVE_INFINITY)
  expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('the name in a row stands on one line with the other columns, and is led as they are', async () => {
  await setViewportWidth(1440)
  renderList(1)
  const boxOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(screen.getByText(text))
    return range.getBoundingClientRect()
  }
  const leading = (text: string) => getComputedStyle(screen.getByText(text)).lineHeight
  expect(Math.abs(boxOf('A').bottom - boxOf('Kingston').bottom)).toBeLessThanOrEqual(0.5)
  expect(leading('A')).toBe(leading('Kingston'))
})

test('the frame around a column’s heading that has the focus lies within it', async () => {
  renderList()
  await userEvents.keyboard('{Tab}')
  const heading = screen.getByRole('columnheader', { name: 'Fair' })
  expect(heading).toHaveFocus()
  await waitFor(() => expect(getComputedStyle(heading).outlineOffset).toBe('-3px'))
})

test('where there is room for all columns the rows are a table, else cards', async () => {
  await setViewportWidth(1280)
  renderList()
  expect(screen.getByRole('table')).not.toHaveTextContent('In short')
  await setViewportWidth(1199)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('list', { name: 'Fairs' })).toHaveTextContent('In short')
})

test('a name of more than two lines ends in an ellipsis in a table', async () => {
  await setViewportWidth(1280)
  const name = 'A community health fair '.repeat(20)
  render(<ListTable label="Fairs" rows={[{ id: 1, name }]} columns={columns} />)
  const text = within(screen.getByRole('button', { name: /^Edit/ })).getByText(name.trim())
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  expect(text.clientHeight).toBeLessThan(56)
})

test('sorting does not read the rows out: they are in no live region', async () => {
  await setViewportWidth(1280)
  renderList()
  const row = screen.getByRole('row', { name: /^A / })
  expect(row.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
})

test('the next page is read from its first row', async () => {
  await setViewportWidth(360)
  const user = renderList(20)
  const next = await screen.findByRole('button', { name: 'Page 2' })
  next.scrollIntoView()
  expect(screen.getByText('A').getBoundingClientRect().top).toBeLessThan(0)
  await user.click(next)
  expect(screen.getByText('K').getBoundingClientRect().top).toBeGreaterThan(0)
})

/** A list whose page numbers are at the top of the window, its rows above it. */
async function renderScrolledList(width: number) {
  await setViewportWidth(width)
  render(
    <div style={{ paddingBottom: '100vh' }}>
      <ListTable label="Fairs" rows={fairs(20)} columns={columns} />
    </div>,
  )
  const next = await screen.findByRole('button', { name: 'Next page' })
  next.scrollIntoView()
  expect(screen.getByText('A').getBoundingClientRect().top).toBeLessThan(0)
  return next
}

test.each([
  [360, 'list'],
  [1280, 'rowgroup'],
])('at %i px its rows take the focus with it, and Tab leads to the first', async (width, role) => {
  const next = await renderScrolledList(width)
  next.focus()
  await userEvents.keyboard('{Enter}')
  const rows = screen.getByRole(role, { name: 'Fairs' })
  expect(rows).toHaveFocus()
  expect(rows.matches(':focus-visible')).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 2')
  await userEvents.keyboard('{Tab}')
  expect(screen.getByRole('button', { name: 'Edit K' })).toHaveFocus()
})

test('a pointer puts no frame around the rows', async () => {
  await userEvents.click(await renderScrolledList(1280))
  const rows = screen.getByRole('rowgroup', { name: 'Fairs' })
  expect(rows).toHaveFocus()
  expect(rows.matches(':focus-visible')).toBe(false)
})

test('where nothing has to be scrolled, what was pressed keeps the focus', async () => {
  await setViewportWidth(1280)
  renderList(30)
  const next = await screen.findByRole('button', { name: 'Next page' })
  next.focus()
  await userEvents.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Edit K' })).toBeVisible()
  expect(next).toHaveFocus()
})

test('another order is read from its first page', async () => {
  const user = renderList()
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await user.click(screen.getByRole('columnheader', { name: 'Fair' }))
  expect(await screen.findByRole('button', { name: 'Edit A' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
})

test('cards come in pages and in an order of choice, with words on their actions', async () => {
  await setViewportWidth(360)
  const user = renderList()
  expect(screen.queryByRole('table')).toBeNull()
  const cards = () =>
    within(screen.getByRole('list', { name: 'Fairs' }))
      .getAllByRole('listitem')
      .map((card) => card.textContent)
  expect(cards()).toHaveLength(10)
  expect(cards()[0]).toBe('AIn shortDelete')
  expect(screen.getByText('Sort by: Newest first')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(cards()).toEqual(['KIn shortDelete', 'LIn shortDelete'])

  await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await user.click(await screen.findByTitle('Fair, descending'))
  expect(cards()[0]).toBe('LIn shortDelete')
  expect(screen.getByText('Sort by: Fair, descending')).toBeVisible()
})

test('the choice of an order stays above a single card that was found, so that a search moves none', async () => {
  await setViewportWidth(360)
  const list = <ListTable label="Fairs" rows={fairs(1)} columns={columns} />
  const { rerender } = render(list)
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  rerender(<ListSearch value="A">{list}</ListSearch>)
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
})

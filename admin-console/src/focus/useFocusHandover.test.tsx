import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusHandover } from './useFocusHandover'

function Row({ name }: { name: string }) {
  const ref = useFocusHandover<HTMLLIElement>()
  return (
    <li ref={ref}>
      <button type="button">{name}</button>
    </li>
  )
}

const List = ({ rows }: { rows: string[] }) => (
  <>
    <h1 id="page-heading" tabIndex={-1}>
      Events
    </h1>
    {rows.length > 0 && (
      <ul>
        {rows.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    )}
  </>
)

test.each([
  ['the next row, when its own goes away', ['2', '3'], 'button', '2'],
  ['the heading, when all rows go away with their list', [], 'heading', 'Events'],
])('the focus is handed to %s', async (_, left, role, name) => {
  const { rerender } = render(<List rows={['1', '2', '3']} />)
  screen.getByRole('button', { name: '1' }).focus()
  rerender(<List rows={left} />)
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'shared/router'
import { expect, test, vi } from 'vitest'
import { SearchableTabs } from './SearchableTabs'

test('a letter in the search looks at each item of the shown tab once', async () => {
  const items = ['Kingston', 'Portmore', 'Montego Bay'].map((name, id) => ({ id, name }))
  const matches = vi.fn(({ name }: { name: string }, search: string) => name.includes(search))
  const tab = (key: string) => ({ key, label: key, items, emptyText: '' })
  render(
    <BrowserRouter>
      <SearchableTabs
        noun="town"
        plural="towns"
        icon="calendar"
        tabs={[tab('near'), tab('far'), tab('all')]}
        matches={matches}
        addAction={{ label: 'Add a town', run: () => {} }}
      >
        {(found) => <p>{found.map(({ name }) => name).join()}</p>}
      </SearchableTabs>
    </BrowserRouter>,
  )
  await userEvent.type(screen.getByLabelText('Search towns'), 'P')
  expect(screen.getByText('Portmore')).toBeVisible()
  expect(matches).toHaveBeenCalledTimes(items.length)
})

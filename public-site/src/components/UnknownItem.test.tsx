import { act, screen } from '@testing-library/react'
import { use } from 'react'
import { events } from 'shared/collections/events'
import { Route, Routes } from 'shared/router'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt'
import { UnknownItem } from './UnknownItem'

const never = new Promise<null>(() => {})
const StillLoading = () => use(never)

test('the place of a page is held until the 404 page is there, and the footer stays away', async () => {
  await act(async () =>
    renderAt(
      '/events/99',
      <>
        <main>
          <Routes>
            <Route path="/events/:id" element={<UnknownItem definition={events} />} />
            <Route path="/not-found" element={<StillLoading />} />
          </Routes>
        </main>
        <footer>The end</footer>
      </>,
    ),
  )
  expect(screen.getByRole('main').offsetHeight).toBeGreaterThanOrEqual(innerHeight)
  expect(screen.getByText('The end')).not.toBeVisible()
})

import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showShare } from '../testing/intersections'
import { renderAt } from '../testing/renderAt'
import { LateForm } from './LateForm'

const Live = () => <p>The form itself</p>
const Outline = <input aria-label="Name" />

function comeNear(container: HTMLElement) {
  const place = container.firstElementChild
  if (place) showShare(place, 0)
}

test('a form loads when it comes near, and takes the place of its outline', async () => {
  const load = vi.fn(async () => Live)
  const { container } = renderAt('/', <LateForm load={load} outline={Outline} />)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Name').closest('[inert]')).not.toBeNull()

  comeNear(container)
  expect(await screen.findByText('The form itself')).toBeVisible()
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
})

test('a form that cannot be loaded says so, and offers to reload the page', async () => {
  const load = () => Promise.reject(new Error('offline'))
  const { container } = renderAt('/', <LateForm load={load} outline={Outline} />)
  comeNear(container)
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

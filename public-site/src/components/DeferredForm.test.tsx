import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { FarDown } from '../testing/FarDown'
import { renderAt } from '../testing/renderAt'
import { observersTold, scrollShareIntoView } from '../testing/scrollShareIntoView'
import { DeferredForm } from './DeferredForm'

const Live = () => <p>The form itself</p>
const Outline = <input aria-label="Name" />

function renderFarDown(load: ComponentProps<typeof DeferredForm>['load']) {
  renderAt(
    '/',
    <FarDown>
      <DeferredForm load={load} outline={Outline} />
    </FarDown>,
  )
  return screen.getByLabelText('Name')
}

test('a form loads when it comes near, and takes the place of its outline', async () => {
  const load = vi.fn(async () => Live)
  const field = renderFarDown(load)
  await observersTold(field)
  expect(load).not.toHaveBeenCalled()
  expect(field.closest('[inert]')).not.toBeNull()

  await scrollShareIntoView(field, 0.5)
  expect(await screen.findByText('The form itself')).toBeVisible()
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
})

test('a form that cannot be loaded says so, and offers to reload the page', async () => {
  const load = () => Promise.reject(new Error('offline'))
  await scrollShareIntoView(renderFarDown(load), 0.5)
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

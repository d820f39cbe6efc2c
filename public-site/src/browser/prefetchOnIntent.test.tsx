import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetchOnIntent'

test('pointing at a control or focusing it fetches what it needs, and a failure is no error yet', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  render(
    <button type="button" {...prefetchOnIntent(load)}>
      Register
    </button>,
  )
  const control = screen.getByRole('button', { name: 'Register' })
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerEnter(control)
  expect(load).toHaveBeenCalledOnce()
  fireEvent.focus(control)
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is prefetched for a visitor who saves data', () => {
  const savingData = Object.create(navigator, { connection: { value: { saveData: true } } })
  vi.spyOn(window, 'navigator', 'get').mockReturnValue(savingData)
  const load = vi.fn(() => Promise.resolve())
  prefetchOnIntent(load).onFocus()
  expect(load).not.toHaveBeenCalled()
})

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePicture } from './usePicture'

test('a picture that could not be loaded is tried again once there is a connection', () => {
  const { result } = renderHook(() => usePicture('/images/fair.svg'))
  act(() => result.current.onError())
  expect(result.current.src).toBe('/placeholder.svg')
  // Without a torn icon where that cannot be loaded either.
  act(() => result.current.onError())
  expect(result.current.src).toBeUndefined()
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current.src).toBe('/images/fair.svg')
})

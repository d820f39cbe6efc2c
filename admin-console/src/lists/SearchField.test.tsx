import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fill } from '../testing/form'
import { SearchField } from './SearchField'

function Search() {
  const [value, setValue] = useState('')
  const found = value && `${6 - value.length} of 6 found`
  return <SearchField label="Search things" value={value} found={found} onChange={setValue} />
}

const heard = () =>
  screen.getByRole('status').querySelector(':not([aria-hidden=true])')?.textContent
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('what is found is seen with each letter, and said once when the typing has paused', async () => {
  vi.useFakeTimers()
  render(<Search />)
  for (const [typed, found] of [
    ['f', '5 of 6 found'],
    ['fa', '4 of 6 found'],
    ['fai', '3 of 6 found'],
  ] as const) {
    fill(screen.getByRole('searchbox'), typed)
    expect(screen.getByText(found)).toBeVisible()
    await pass(400)
    expect(heard()).toBeUndefined()
  }
  // A letter that is typed and taken away again finds the same.
  fireEvent.input(document.body)
  await pass(400)
  expect(heard()).toBeUndefined()
  await pass(100)
  expect(heard()).toBe('3 of 6 found')
})

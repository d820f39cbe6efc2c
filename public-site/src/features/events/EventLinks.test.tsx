import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anEvent } from '../../testing/event'
import { EventLinks } from './EventLinks'

test('adding to the calendar saves a file of the event', async () => {
  let saved: Blob | undefined
  const createUrl = vi.fn((file: Blob) => {
    saved = file
    return 'blob:test'
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: vi.fn() }))
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })

  render(<EventLinks event={anEvent()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(names).toEqual(['fair-at-riverside.ics'])
  expect(saved?.type).toBe('text/calendar;charset=utf-8')
})

test('links to other sites open in a tab of their own, which cannot reach this one', () => {
  render(<EventLinks event={anEvent()} />)
  for (const name of ['Google Calendar', 'Directions']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  }
})

test('an event whose date cannot be read has directions only', () => {
  render(<EventLinks event={anEvent({ date: 'to be announced' })} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

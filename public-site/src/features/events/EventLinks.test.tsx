import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEvent } from '../../testing/event'
import { setUpUser } from '../../testing/user'
import { EventLinks } from './EventLinks'

test('adding to the calendar saves a file of the event', async () => {
  // The URL of the file is good for a while.
  vi.useFakeTimers()
  const saved: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this)
  })

  render(<EventLinks event={anEvent()} />)
  await setUpUser().click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(saved.map(({ download }) => download)).toEqual(['fair-at-riverside.ics'])
  const file = await fetch(saved[0]?.href ?? '')
  expect(file.headers.get('Content-Type')).toBe('text/calendar;charset=utf-8')
  expect(await file.text()).toContain('SUMMARY:Fair at Riverside')
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

import { render, screen } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test, vi } from 'vitest'
import { anEvent } from '../../testing/event'
import { pollUntil } from '../../testing/fakeClock'
import { setUpUser } from '../../testing/user'
import { EventLinks, googleCalendarUrl } from './EventLinks'

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
  await pollUntil(() => expect(saved).toHaveLength(1))
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

test('a past event leads to no calendar', () => {
  render(<EventLinks event={anEvent()} past />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('of a canceled event only a file tells the calendar so, and nothing leads to it', () => {
  render(<EventLinks event={anEvent({ status: 'canceled' })} />)
  expect(screen.getAllByRole('button')[0]).toHaveTextContent('Update calendar')
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['canceled', 1],
  ['postponed', 3],
] as const)('the last row of what a %s event offers is full', async (status, count) => {
  await setViewportWidth(360)
  render(<EventLinks event={anEvent({ status })} past={status === 'canceled'} />)
  const links = screen.getAllByRole('listitem').map((link) => link.getBoundingClientRect())
  expect(links).toHaveLength(count)
  expect(links.at(-1)?.width).toBe(screen.getByRole('list').getBoundingClientRect().width)
})

test('an arrow stays beside the last word of its link, however wide that is', () => {
  const { container } = render(<EventLinks event={anEvent()} />)
  const link = screen.getByRole('link', { name: /^Google Calendar/ })
  const words = document.createRange()
  words.selectNodeContents(link.firstChild ?? link)
  for (let width = 240; width < 400; width += 4) {
    container.style.width = `${width}px`
    const lastLine = [...words.getClientRects()].at(-1)
    const arrow = link.querySelector('svg')?.getBoundingClientRect()
    expect(arrow?.top, `at ${width} px`).toBeLessThan(lastLine?.bottom ?? 0)
  }
})

test('an event whose date cannot be read leads to no calendar', () => {
  render(<EventLinks event={anEvent({ date: 'to be announced' })} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(googleCalendarUrl(anEvent({ date: 'to be announced' }))).toBeNull()
})

test('the link to Google Calendar fills the event in', () => {
  const url = new URL(googleCalendarUrl(anEvent({ title: 'Tea & Talk' })) ?? '')
  expect(url.origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    text: 'Tea & Talk',
    dates: '20450419T140000Z/20450419T190000Z',
    location: 'Riverside Church, Spanish Town, St. Catherine',
  })
})

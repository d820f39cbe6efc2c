import { describe, expect, test } from 'vitest'
import { anEvent } from '../../testing/anEvent'
import { calendarFeed, calendarFile, calendarFileName } from './calendarFile'

const options = {
  origin: 'https://site.example/about',
  now: new Date('2045-01-02T03:04:05.678Z'),
}
const linesOf = (details: Parameters<typeof anEvent>[0] = {}) =>
  calendarFile(anEvent(details), options)?.split('\r\n')

describe('the calendar file', () => {
  test('has the times of Jamaica in UTC', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Island Care//Events//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:event-1@site.example',
      'DTSTAMP:20450102T030405Z',
      'DTSTART:20450419T140000Z',
      'DTEND:20450419T190000Z',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
      'SUMMARY:Fair at Riverside',
      'LOCATION:Riverside Church\\, Spanish Town\\, St. Catherine',
      'DESCRIPTION:April 19\\, 2045\\, 9:00 AM - 2:00 PM. Free for everyone.\\nhttps:',
      ' //site.example/events/1',
      'URL:https://site.example/events/1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test.each([
    ['scheduled', 'CONFIRMED'],
    ['postponed', 'TENTATIVE'],
    ['canceled', 'CANCELLED'],
  ] as const)('of an event that is %s says %s, and which change it is', (status, expected) => {
    expect(linesOf({ status, sequence: 3 })).toEqual(
      expect.arrayContaining([`STATUS:${expected}`, 'SEQUENCE:3']),
    )
  })

  test('escapes backslashes, semicolons, commas and line breaks', () => {
    expect(linesOf({ title: 'A\\B; C, D\r\nBEGIN:VALARM' })).toContain(
      'SUMMARY:A\\\\B\\; C\\, D\\nBEGIN:VALARM',
    )
  })

  test('has no line longer than 75 bytes, and breaks no character apart', () => {
    const title = 'Fête de la santé 🏥 '.repeat(12).trim()
    const lines = linesOf({ title }) ?? []
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  test('is a whole day where no time can be read', () => {
    expect(linesOf({ time: 'all day' })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20450419', 'DTEND;VALUE=DATE:20450420']),
    )
  })

  test('has no end where the text names none', () => {
    const text = linesOf({ time: 'from 9:00 AM' })?.join('\n')
    expect(text).toContain('DTSTART:20450419T140000Z')
    expect(text).not.toContain('DTEND')
  })

  test('is not made where the date cannot be read', () => {
    expect(linesOf({ date: 'to be announced' })).toBeUndefined()
  })

  test('writes no control character, which would make it unreadable', () => {
    expect(linesOf({ title: 'A\u000bB\u0000' })).toContain('SUMMARY:A B ')
  })

  test.each([
    ['Emancipation Day Health Fair', 'emancipation-day-health-fair.ics'],
    ['Fête / ../santé', 'fete-sante.ics'],
    ['   ', 'event.ics'],
  ])('of %j is named %s', (title, name) => {
    expect(calendarFileName({ title })).toBe(name)
  })
})

describe('the calendar of all events', () => {
  const feedOf = (...events: Parameters<typeof calendarFeed>[0]) =>
    calendarFeed(events, { ...options, name: 'Events – Hope, Inc.' })
  const entriesIn = (text: string) => text.match(/BEGIN:VEVENT.*?END:VEVENT/gs) ?? []

  test('has what is to come and can be dated, each as in its own file', () => {
    const coming = [anEvent(), anEvent({ id: 2, title: 'Fête de la santé 🏥 '.repeat(9) })]
    const past = anEvent({ id: 3, date: 'January 1, 2045' })
    const undated = anEvent({ id: 4, date: 'to be announced' })
    const draft = anEvent({ id: 5, status: 'draft' })
    const text = feedOf(...coming, past, undated, draft)
    expect(entriesIn(text)).toEqual(
      coming.map((event) => entriesIn(calendarFile(event, options) ?? '')[0]),
    )
  })

  test('has a name, and a component also while there is no event to come', () => {
    const lines = feedOf().split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['NAME:Events – Hope\\, Inc.', 'BEGIN:VTIMEZONE']))
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })
})

import { describe, expect, test } from 'vitest'
import { anEvent } from '../../testing/event'
import { calendarFile, calendarFileName } from './calendarFile'

const options = {
  url: 'https://site.example/events/1',
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

  test.each([
    ['Emancipation Day Health Fair', 'emancipation-day-health-fair.ics'],
    ['Fête / ../santé', 'fete-sante.ics'],
    ['   ', 'event.ics'],
  ])('of %j is named %s', (title, name) => {
    expect(calendarFileName({ title })).toBe(name)
  })
})

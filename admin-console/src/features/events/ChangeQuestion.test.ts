import { type EventStatus, eventStatuses, newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { changeQuestion } from './ChangeQuestion'

const event = { ...newEventDefaults, id: 1 }
const rain = 'It rains.'

test.each([
  ['scheduled', 'canceled', 'Cancel this event?'],
  ['scheduled', 'postponed', 'Postpone this event?'],
  ['scheduled', 'draft', 'Take this event off the website?'],
  ['draft', undefined, 'Publish this event?'],
  ['canceled', undefined, 'Put this event back on the schedule?'],
] as const)('of an event that is %s and becomes %s is asked “%s”', (before, status, title) => {
  expect(changeQuestion({ ...event, status: before }, { status })).toMatchObject({ title })
})

test('calling an event off is a choice in red, and no other is', () => {
  const isDanger = (status: EventStatus) => changeQuestion(event, { status }).danger === true
  expect(eventStatuses.filter(isDanger)).toEqual(['canceled'])
})

test('a note of before that stays is read out, one that was typed anew or is hidden is not', () => {
  const postponed = { ...event, status: 'postponed' as const, statusNote: rain }
  const text = (changes: object) => changeQuestion(postponed, changes).text
  expect(text({ status: 'canceled' })).toMatch(/The notice still says “It rains.”\.$/)
  expect(text({ status: 'canceled', statusNote: 'No nurses.' })).not.toContain(rain)
  expect(text({ status: undefined })).not.toContain(rain)
})

test('what is new of when and where it takes place is named', () => {
  const title = (changes: object) => changeQuestion(event, changes).title
  expect(title({ date: 'May 3', description: 'New' })).toBe('Save the new date?')
  expect(title({ time: '9 AM', location: 'May Pen', date: 'May 3' })).toBe(
    'Save the new date, time, and location?',
  )
})

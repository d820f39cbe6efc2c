import { newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { statusQuestion } from './statusQuestion'

const event = { ...newEventDefaults, id: 1 }

test.each([
  [0, 'canceled', 'Cancel this event?', /^Nobody is registered\. It stays on the website/],
  [1, 'postponed', 'Postpone this event?', /^1 person is registered\./],
  [1200, 'draft', 'Take this event off the website?', /^1,200 people are registered\./],
  [
    3,
    undefined,
    'Put this event back on the schedule?',
    /^3 people are registered\. Everybody sees it/,
  ],
] as const)('with %i registered, %s: “%s”', (attendees, status, title, text) => {
  expect(statusQuestion({ ...event, attendees }, { status })).toMatchObject({
    title,
    text: expect.stringMatching(text),
  })
  expect(statusQuestion({ ...event, attendees }, { title: 'Renamed' })).toBeUndefined()
})

import { newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { eventDetails, eventFormValues } from './eventForm'

test('a new event starts with category health, the placeholder image, 0 attendees and 100 slots', () => {
  expect(eventFormValues(newEventDefaults)).toMatchObject({
    category: 'health',
    image: '/placeholder.svg',
    attendees: '0',
    slots: '100',
  })
})

test('attendees and slots are parsed as integers, 0 if unparsable', () => {
  const details = eventDetails({
    ...eventFormValues(newEventDefaults),
    attendees: '12.7',
    slots: 'many',
  })
  expect(details).toMatchObject({ attendees: 12, slots: 0 })
})

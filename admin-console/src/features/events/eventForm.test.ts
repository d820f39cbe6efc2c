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

test('what an event does not say is not said of it when it is saved', () => {
  const event = { ...newEventDefaults, image: '/images/fair.svg' }
  const details = eventDetails(eventFormValues(event))
  expect(JSON.parse(JSON.stringify(details))).toEqual(event)
})

test('a status, words and services are kept as typed, without blank lines', () => {
  const typed = {
    ...eventFormValues(newEventDefaults),
    status: 'canceled' as const,
    statusNote: ' A storm. ',
    description: 'Come.\n\nAll of you. ',
    services: 'Eye tests\n\n Haircuts ',
  }
  const details = eventDetails(typed)
  expect(details).toMatchObject({
    status: 'canceled',
    statusNote: 'A storm.',
    description: 'Come.\n\nAll of you.',
    services: ['Eye tests', 'Haircuts'],
  })
  expect(eventDetails(eventFormValues(details))).toEqual(details)
  // Why it did not take place is not true of an event that does.
  expect(eventDetails({ ...typed, status: 'scheduled' }).statusNote).toBeUndefined()
})

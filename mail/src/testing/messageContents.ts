import type { MessageContent, MessageKind } from 'shared/messages/messageContent'
import { anEvent } from 'shared/testing/anEvent'

const secret = (what: string) => what.padEnd(64, '0123456789abcdef')

const event = anEvent()
const registration = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', partySize: 3 }
const links = { receipt: secret('a'), change: secret('b'), cancel: secret('c') }
const announcement = {
  subject: 'Parking at the fair',
  text: 'Dear friends,\n\nPlease park behind the church.\nThe gate opens at eight.\n\nSee you there!',
}

const about: Record<MessageKind, Partial<MessageContent>> = {
  registered: { event, registration, tokens: links },
  waiting: {
    event,
    registration: { ...registration, waitingNumber: 4 },
    tokens: { receipt: links.receipt, cancel: links.cancel },
  },
  placeFree: { event, registration, tokens: links },
  changed: { event, registration, tokens: links },
  canceled: { event, registration },
  eventChanged: {
    event: anEvent({ date: 'April 26, 2045', location: 'Town Hall, Spanish Town', sequence: 2 }),
    before: { date: event.date, time: event.time, location: event.location, status: 'scheduled' },
    registration,
    tokens: links,
  },
  reminder: {
    event: anEvent({ date: 'April 12, 2045' }),
    registration,
    tokens: { ...links, stopReminder: secret('d') },
  },
  received: { submissionKind: 'fairRequest' },
  handled: { submissionKind: 'offer' },
  confirmNewsletter: { tokens: { confirm: secret('e'), unsubscribe: secret('f') } },
  subscribed: { tokens: { unsubscribe: secret('f') } },
  announcement: { event, registration, announcement, tokens: links },
  test: {},
  staffSubmission: { submissionKind: 'fairRequest' },
  staffGift: { amount: 1250 },
  staffRegistrations: {
    day: '2045-04-16',
    registrations: [
      { eventId: 1, title: event.title, parties: 2, people: 4 },
      { eventId: 2, title: 'Homework Club', parties: 1, people: 1 },
    ],
  },
}

/** What a message of this kind may be about. */
export const aContent = (
  kind: MessageKind,
  details: Partial<MessageContent> = {},
): MessageContent => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  round: 0,
  kind,
  to: 'visitor@mail.example',
  site: {
    siteName: 'Island Care Foundation',
    contactEmail: 'hello@islandcare.example',
    phoneNumber: '+1 (876) 555-0100',
  },
  sender: { senderName: '', signature: 'Warm regards,\nyour team at Island Care', replyTo: '' },
  tokens: {},
  ...about[kind],
  ...details,
})

/** All kinds, and what else they may say, by a name. */
export const contents: Record<string, MessageContent> = {
  ...Object.fromEntries(Object.keys(about).map((kind) => [kind, aContent(kind as MessageKind)])),
  leftList: aContent('canceled', { registration: { ...registration, waitingNumber: 0 } }),
  waitingStill: aContent('eventChanged', {
    registration: { ...registration, waitingNumber: 4 },
  }),
  postponed: aContent('eventChanged', {
    event: anEvent({ status: 'postponed', statusNote: 'The hall was damaged by the storm.' }),
  }),
  canceledEvent: aContent('eventChanged', {
    event: anEvent({ status: 'canceled', statusNote: 'The hall was damaged by the storm.' }),
  }),
  onAgain: aContent('eventChanged', {
    before: { date: event.date, time: event.time, location: event.location, status: 'postponed' },
  }),
  community: aContent('registered', {
    event: anEvent({ category: 'community', title: 'Tea & Talk', time: '', location: '' }),
    registration: { ...registration, partySize: 1 },
  }),
  volunteer: aContent('received', { submissionKind: 'volunteer' }),
  volunteerAtEvent: aContent('received', { submissionKind: 'eventVolunteer', event }),
  offer: aContent('received', { submissionKind: 'offer' }),
  receivedUnknown: aContent('received', { submissionKind: 'carol' }),
  handledUnknown: aContent('handled', { submissionKind: 'carol' }),
  staffUnknown: aContent('staffSubmission', { submissionKind: 'carol' }),
  testAnnouncement: aContent('test', { announcement }),
}

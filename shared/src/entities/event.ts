import * as z from 'shared/schema'

export const eventCategories = ['health', 'education', 'community'] as const
export type EventCategory = (typeof eventCategories)[number]

export const eventCategoryLabels: Record<EventCategory, string> = {
  health: 'Health',
  education: 'Education',
  community: 'Community',
}

export const eventStatuses = ['draft', 'scheduled', 'postponed', 'canceled'] as const
export type EventStatus = (typeof eventStatuses)[number]

export const eventStatusLabels: Record<EventStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  postponed: 'Postponed',
  canceled: 'Canceled',
}

// Loose, here and in every stored entity: a field that a newer release of the other remote added
// must survive being read and written by this one.
export const eventSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  /** As typed by the administrator, "April 19, 2025". See `format/eventTime` for its meaning. */
  date: z.string(),
  /** A range as typed, "9:00 AM - 2:00 PM". */
  time: z.string(),
  location: z.string(),
  category: z.enum(eventCategories),
  /** The URL of a picture. */
  image: z.string(),
  attendees: z.number(),
  slots: z.number(),
  /** Scheduled where it is missing. A draft is shown to administrators alone. */
  status: z.optional(z.enum(eventStatuses)),
  /** A sentence for visitors about why it is postponed or canceled. */
  statusNote: z.optional(z.string()),
  /** The event's own words: plain text, with line breaks. */
  description: z.optional(z.string()),
  /** What this event offers, where it is not what every fair does. */
  services: z.optional(z.array(z.string())),
  /** How often date, time, location or status have changed: SEQUENCE of RFC 5545. */
  sequence: z.optional(z.number()),
  /** How many who came are counted among the people served. */
  served: z.optional(z.number()),
})
export type CharityEvent = z.infer<typeof eventSchema>

// Not Omit: with the index signature of a loose object it would lose the names of the fields.
/** What the administrator can edit of an event. */
export type EventDetails = Pick<
  CharityEvent,
  | 'title'
  | 'date'
  | 'time'
  | 'location'
  | 'category'
  | 'image'
  | 'attendees'
  | 'slots'
  | 'status'
  | 'statusNote'
  | 'description'
  | 'services'
  | 'served'
>

/** What the form for a new event starts with. */
export const newEventDefaults: EventDetails = {
  title: '',
  date: '',
  time: '',
  location: '',
  category: 'health',
  image: '/placeholder.svg',
  attendees: 0,
  slots: 100,
}

/** What an event is instead of scheduled; `undefined` where it is. Nobody registers for one that is not. */
export const notScheduled = ({ status }: Pick<CharityEvent, 'status'>) =>
  status === 'scheduled' ? undefined : status

/** Whether its date does not hold. */
export const isCalledOff = ({ status }: Pick<CharityEvent, 'status'>) =>
  status === 'postponed' || status === 'canceled'

/** What a calendar shows of an event. */
const announced = ['date', 'time', 'location', 'status'] as const

/** A calendar takes a change of what it shows only under a higher number; a database counts itself. */
export const sequenceAfter = (before: CharityEvent, after: CharityEvent) =>
  announced.some((field) => after[field] !== before[field])
    ? (before.sequence ?? 0) + 1
    : before.sequence

/** The event's title, or a placeholder where it is blank. */
export const eventName = ({ title }: Pick<CharityEvent, 'title'>) =>
  title.trim() || 'Untitled event'

/** Date and time as typed, "April 19, 2025, 9:00 AM - 2:00 PM". A blank part is left out. */
export const eventDateTime = ({ date, time }: Pick<CharityEvent, 'date' | 'time'>) =>
  [date, time]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ')

/** An event without slots counts as full. */
export const isFull = ({ attendees, slots }: Pick<CharityEvent, 'attendees' | 'slots'>) =>
  attendees >= slots || slots <= 0

/** Places left, never below 0. */
export const spotsRemaining = ({ attendees, slots }: Pick<CharityEvent, 'attendees' | 'slots'>) =>
  Math.max(0, slots - attendees)

/** How full the event is, 0 to 100 (percent). */
export const percentFull = ({ attendees, slots }: Pick<CharityEvent, 'attendees' | 'slots'>) =>
  slots <= 0 ? 100 : Math.min(100, Math.max(0, (attendees / slots) * 100))

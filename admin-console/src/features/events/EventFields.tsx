import { Form, Input } from 'antd'
import {
  type EventStatus,
  eventCategories,
  eventCategoryLabels,
  eventName,
  eventStatuses,
  eventStatusLabels,
} from 'shared/entities/event'
import { clockTimes, isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { sameJson } from 'shared/json/sameJson'
import { useLocation } from 'shared/router'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { Select } from '../../components/Select'
import { audience } from '../../format/audience'
import { shortName } from '../../format/shortName'
import { DateInput } from '../../forms/DateInput'
import { ImageField } from '../../forms/ImageField'
import { NumberHint } from '../../forms/NumberHint'
import { parseWholeNumber } from '../../forms/parseWholeNumber'
import { TextField } from '../../forms/TextField'
import { TimeInput } from '../../forms/TimeInput'
import { Warning } from '../../forms/Warning'
import { useAppSelector } from '../../state/hooks'
import styles from './EventFields.module.css'
import { type EventFormValues, hasNote } from './eventForm'
import { eventPicture } from './eventPicture'
import { selectEvents } from './eventsSlice'

const categoryOptions = eventCategories.map((value) => ({
  value,
  label: eventCategoryLabels[value],
}))

const statusOptions = eventStatuses.map((value) => ({ value, label: eventStatusLabels[value] }))

const statusHints: Record<EventStatus, string> = {
  draft: audience(false),
  scheduled: 'Visitors see it and can register.',
  postponed: 'Visitors see a notice and can’t register.',
  canceled: 'Visitors see a notice and can’t register.',
}

export function EventFields() {
  // Its date is the one thing that cannot be that of the original.
  const isCopy = new URLSearchParams(useLocation().search).has('copy')
  return (
    <>
      <TextField name="title" label="Title" />
      <StatusFields />
      <Form.Item
        name="date"
        label="Date"
        extra={
          <div className={styles.twoLines}>
            <DateHint />
          </div>
        }
      >
        <DateInput data-first={isCopy || undefined} />
      </Form.Item>
      <Form.Item name="time" label="Time" extra={<TimeHint />}>
        <TimeInput />
      </Form.Item>
      <TextField name="location" label="Location" />
      <Form.Item name="category" label="Category">
        <Select options={categoryOptions} />
      </Form.Item>
      <EventImage />
      <div className={styles.numbers} data-together>
        <TextField
          name="attendees"
          label="Attendees"
          extra={<CountHint name="attendees" />}
          inputMode="numeric"
        />
        <TextField name="slots" label="Slots" extra={<SlotsHint />} inputMode="numeric" />
      </div>
      <Form.Item
        name="description"
        label="Description"
        extra="Shown above our standard text about health fairs."
      >
        <Input.TextArea rows={4} />
      </Form.Item>
      <Form.Item
        name="services"
        label="Services"
        extra="One per line. If it’s empty, we list our usual services."
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </>
  )
}

function StatusFields() {
  const status = Form.useWatch<EventStatus | undefined>('status') ?? 'scheduled'
  return (
    <>
      <Form.Item name="status" noStyle>
        <ChoiceTiles<EventStatus> legend="Status" options={statusOptions} />
      </Form.Item>
      <p className={styles.statusHint}>{statusHints[status]}</p>
      {/* Hidden it keeps what was typed. */}
      <Form.Item
        name="statusNote"
        label="What happened"
        extra="A sentence for visitors, if you like."
        hidden={!hasNote(status)}
        // Shown and sent as one paragraph.
        normalize={(text: string) => text.replace(/\s*\n\s*/g, ' ')}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </>
  )
}

function EventImage() {
  const form = Form.useFormInstance<EventFormValues>()
  const category: EventFormValues['category'] =
    Form.useWatch('category') ?? form.getFieldValue('category')
  return (
    <ImageField
      name="image"
      label="Image URL"
      pictureOf={(image) => eventPicture({ image, category })}
    />
  )
}

/** Tells how the date is parsed. A date that cannot be parsed can still be saved. */
function DateHint() {
  const date = Form.useWatch<EventFormValues['date']>('date') ?? ''
  const isDraft = Form.useWatch<EventStatus | undefined>('status') === 'draft'
  const twin = useTwin()
  const example = 'For example, April 19, 2027.'
  if (date.trim() === '')
    return (
      <Warning before={example}>
        {isDraft ? 'Add a date before you publish it.' : 'Without a date, it’s listed under Past.'}
      </Warning>
    )
  const day = parseEventDay(date)
  // Two lines at most: that is its room, and the fields below must not move while a date is typed.
  if (!day)
    return (
      <Warning before={example}>
        {`We can’t read this date${isDraft ? '' : ', so the event is listed as past'}. Try April 19, 2027.`}
      </Warning>
    )
  const fullDate = new Date(day.year, day.month - 1, day.day).toLocaleDateString('en-US', {
    dateStyle: 'full',
  })
  if (twin)
    return (
      <Warning
        before={fullDate}
      >{`“${shortName(eventName(twin))}” is already at this location on this date.`}</Warning>
    )
  if (!isUpcoming({ date, time: '11:59 PM' }, new Date())) {
    return <Warning before={fullDate}>{`${fullDate}, is in the past.`}</Warning>
  }
  return fullDate
}

/** Another event at the same place on the same date. */
function useTwin() {
  const date = Form.useWatch<EventFormValues['date'] | undefined>('date') ?? ''
  const place = Form.useWatch<EventFormValues['location'] | undefined>('location') ?? ''
  const edited = Number(useLocation().pathname.split('/').at(-1))
  const events = useAppSelector(selectEvents)
  const day = parseEventDay(date)
  if (!day || place.trim() === '') return undefined
  return events.find(
    (event) =>
      event.id !== edited &&
      event.location.trim().toLowerCase() === place.trim().toLowerCase() &&
      sameJson(parseEventDay(event.date), day),
  )
}

/** Points out a time that cannot be parsed, which can still be saved. */
function TimeHint() {
  const time = Form.useWatch<EventFormValues['time']>('time') ?? ''
  const example = 'Jamaica time, for example 9:00 AM - 2:00 PM.'
  if (time.trim() === '' || clockTimes(time).length > 0) return example
  return <Warning before={example}>We can’t read this time. Try 9:00 AM - 2:00 PM.</Warning>
}

function CountHint({ name }: { name: 'attendees' | 'slots' }) {
  return (
    <div className={styles.inGap}>
      <NumberHint name={name} read={parseWholeNumber} expected="" />
    </div>
  )
}

/** Points out an event without places, which can still be saved. */
function SlotsHint() {
  const attendees = parseWholeNumber(Form.useWatch<string | undefined>('attendees') ?? '')
  const slots = parseWholeNumber(Form.useWatch<string | undefined>('slots') ?? '')
  if (slots > 0 && slots >= attendees) return <CountHint name="slots" />
  return (
    <div className={styles.inGap}>
      <Warning>{slots === 0 ? 'With 0 slots, the event is full.' : 'The event is full.'}</Warning>
    </div>
  )
}

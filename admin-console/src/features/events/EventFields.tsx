import { Form } from 'antd'
import { eventCategories, eventCategoryLabels } from 'shared/entities/event'
import { clockTimes, parseEventDay } from 'shared/format/eventTime'
import { Select } from '../../components/Select'
import { DateInput } from '../../forms/DateInput'
import { ImageField } from '../../forms/ImageField'
import { NumberHint } from '../../forms/NumberHint'
import { parseWholeNumber } from '../../forms/parseWholeNumber'
import { TextField } from '../../forms/TextField'
import { TimeInput } from '../../forms/TimeInput'
import { Warning } from '../../forms/Warning'
import styles from './EventFields.module.css'
import type { EventFormValues } from './eventForm'
import { eventPicture } from './eventPicture'

const categoryOptions = eventCategories.map((value) => ({
  value,
  label: eventCategoryLabels[value],
}))

export function EventFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <Form.Item
        name="date"
        label="Date"
        extra={
          <div className={styles.twoLines}>
            <DateHint />
          </div>
        }
      >
        <DateInput />
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
      label="Image"
      pictureOf={(image) => eventPicture({ image, category })}
    />
  )
}

/** Tells how the date is parsed. A date that cannot be parsed can still be saved. */
function DateHint() {
  const date = Form.useWatch<EventFormValues['date']>('date') ?? ''
  const example = 'For example April 19, 2027.'
  if (date.trim() === '') return example
  const day = parseEventDay(date)
  // Two lines at most: that is its room, and the fields below must not move while a date is typed.
  if (!day)
    return (
      <Warning before={example}>
        We can’t read this date, so the event is listed as past. Try April 19, 2027.
      </Warning>
    )
  return new Date(day.year, day.month - 1, day.day).toLocaleDateString('en-US', {
    dateStyle: 'full',
  })
}

/** Points out a time that cannot be parsed, which can still be saved. */
function TimeHint() {
  const time = Form.useWatch<EventFormValues['time']>('time') ?? ''
  const example = 'Jamaica time, for example 9:00 AM - 2:00 PM.'
  if (time.trim() === '' || clockTimes(time).length > 0) return example
  return <Warning before={example}>We can’t read this time. Try 9:00 AM - 2:00 PM.</Warning>
}

function CountHint({ name }: { name: 'attendees' | 'slots' }) {
  return <NumberHint name={name} read={parseWholeNumber} expected="A whole number." />
}

/** Points out an event with more attendees than slots, which can still be saved. */
function SlotsHint() {
  const attendees = parseWholeNumber(Form.useWatch<string | undefined>('attendees') ?? '')
  const slots = parseWholeNumber(Form.useWatch<string | undefined>('slots') ?? '')
  if (slots >= attendees) return <CountHint name="slots" />
  return <Warning before="A whole number.">The event is full.</Warning>
}

import { Form, Select } from 'antd'
import { eventCategories, eventCategoryLabels } from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import { ImageField } from '../../forms/ImageField'
import { parseWholeNumber } from '../../forms/parseWholeNumber'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import styles from './EventFields.module.css'
import type { EventFormValues } from './eventForm'

const categoryOptions = eventCategories.map((value) => ({
  value,
  label: eventCategoryLabels[value],
}))

/** The fields for creating and editing an event. */
export function EventFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <TextField name="date" label="Date" extra={<DateHint />} />
      <TextField name="time" label="Time" extra="For example 9:00 AM - 2:00 PM, in Jamaica." />
      <TextField name="location" label="Location" />
      <Form.Item name="category" label="Category">
        <Select options={categoryOptions} />
      </Form.Item>
      <ImageField name="image" label="Image" />
      <div className={styles.numbers}>
        <TextField
          name="attendees"
          label="Attendees"
          extra={<NumberHint field="attendees" />}
          inputMode="numeric"
        />
        <TextField name="slots" label="Slots" extra={<SlotsHint />} inputMode="numeric" />
      </div>
    </>
  )
}

/** Tells how the date is parsed. A date that cannot be parsed can still be saved. */
function DateHint() {
  const date = Form.useWatch<EventFormValues['date']>('date') ?? ''
  if (date.trim() === '') return 'For example April 19, 2027.'
  const day = parseEventDay(date)
  if (!day) {
    return (
      <Warning>
        This date cannot be read, so the event will count as past. Try “April 19, 2027”.
      </Warning>
    )
  }
  return weekday.format(Date.UTC(day.year, day.month - 1, day.day))
}

/** Tells what is saved of a text that is no whole number. */
function NumberHint({ field }: { field: 'attendees' | 'slots' }) {
  const text = Form.useWatch<string | undefined>(field) ?? ''
  const number = parseWholeNumber(text)
  return (
    text.replaceAll(',', '').trim() !== String(number) && (
      <Warning>{`Not a whole number: it will be saved as ${number}.`}</Warning>
    )
  )
}

/** Points out an event with more attendees than slots, which can still be saved. */
function SlotsHint() {
  const attendees = parseWholeNumber(Form.useWatch<string | undefined>('attendees') ?? '')
  const slots = parseWholeNumber(Form.useWatch<string | undefined>('slots') ?? '')
  if (slots >= attendees) return <NumberHint field="slots" />
  return <Warning>Fewer slots than attendees: the event will be full.</Warning>
}

const weekday = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

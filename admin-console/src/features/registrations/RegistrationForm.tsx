import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { EnteredRegistration, Submission } from 'shared/backend/administration'
import { type EventStatus, notScheduled } from 'shared/entities/event'
import { emailAddress, personName } from 'shared/entities/formFields'
import { largestParty } from 'shared/entities/limits'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { newSubmissionId } from 'shared/submissions/newSubmissionId'
import { partySizeOf } from 'shared/submissions/party'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { failureOf, failureText } from '../../backend/failures'
import { ConfirmDialog } from '../../components/Dialog'
import { Select } from '../../components/Select'
import { SideDrawer } from '../../components/SideDrawer'
import { counted, countedPeople } from '../../format/counted'
import { eventLabel } from '../../format/eventLabel'
import formStyles from '../../forms/DraftForm.module.css'
import { FormFields } from '../../forms/FormFields'
import { TextField } from '../../forms/TextField'
import { WarningText } from '../../forms/Warning'
import { useAppSelector } from '../../state/hooks'
import { refusals } from './refusals'
import { whoMovedUp } from './whoMovedUp'

interface RegistrationFormProps {
  /** The one that is changed; without it, a new one is added. */
  registration?: Submission | undefined
  eventId: number
  /** Who waits for places of the event. */
  waiting: readonly Submission[]
  open: boolean
  onClose: () => void
  onSaved: () => void
}

interface Values extends Omit<EnteredRegistration, 'partySize'> {
  partySize: number
  eventId: number
}

const nameOfForm = 'registration'
const sizes = Array.from({ length: largestParty }, (_, index) => ({
  value: index + 1,
  label: index + 1,
}))

/** Registers somebody who calls, changes what is known of a registration, or moves it to another event. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { registration, eventId, waiting, open, onClose, onSaved } = props
  const [form] = Form.useForm<Values>()
  const partySize = Form.useWatch('partySize', form)
  // The same for each attempt: it is kept once, whichever answer arrives.
  const [id] = useState(registration?.id ?? newSubmissionId)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Of what needs more places than there are. */
  const [tooMany, setTooMany] = useState<{ values: Values; left: number }>()
  const events = useEventOptions(eventId, registration?.eventTitle)
  const isNew = !registration
  const canWait = useCanWait(eventId, partySize) && isNew
  const isWaiting = Boolean(registration?.waitingSince)
  const fromSite = registration && !registration.channel

  async function save(values: Values, whereFull?: 'register' | 'wait') {
    setBusy(true)
    setFailure(undefined)
    try {
      const { eventId, partySize, ...texts } = values
      const entered = { ...texts, partySize: String(partySize) }
      const { registrations } = administration()
      const saved = await (whereFull === 'wait' && registrations.addWaiting
        ? registrations.addWaiting(id, entered, eventId)
        : registrations.save(
            id,
            registration ? changedFields(valuesOf(registration, eventId), entered) : entered,
            eventId,
            whereFull === 'register',
          ))
      if (saved.outcome === 'full') return setTooMany({ values, left: saved.left ?? 0 })
      const refusal = refusals[saved.outcome]
      if (refusal) return setFailure(refusal)
      onClose()
      onSaved()
      const movedTo = eventId !== props.eventId && events.find(({ value }) => value === eventId)
      showToast({
        kind: 'success',
        title:
          saved.outcome === 'waiting'
            ? 'Added to the waiting list'
            : isNew
              ? 'Registration added'
              : `${isWaiting ? 'Waiting list entry' : 'Registration'} ${movedTo ? 'moved' : 'saved'}`,
        description: `${values.name}, ${countedPeople(partySize)}${movedTo ? `, to ${movedTo.label}` : ''}.${await whoMovedUp(props.eventId, waiting)}`,
      })
    } catch (error) {
      setFailure(failureText(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={
        isNew ? 'Add registration' : `Edit ${isWaiting ? 'waiting list entry' : 'registration'}`
      }
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={nameOfForm} loading={busy}>
            {isNew ? 'Add registration' : 'Save changes'}
          </Button>
        </>
      }
    >
      <Form<Values>
        form={form}
        className={formStyles.form}
        name={nameOfForm}
        layout="vertical"
        autoComplete="off"
        noValidate
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={valuesOf(registration, eventId)}
        // What is no field of the form any more, such as the names of a party that is alone, is not sent.
        onFinish={(values) => void save({ ...values, eventId: values.eventId ?? eventId })}
      >
        {/* No draft: nobody’s name is left in the browser. */}
        <FormFields sayOnClosing={nothing}>
          <TextField name="name" label="Name" rules={[ruleOf(personName)]} />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            extra={fromSite ? undefined : 'A phone number or an email address is enough.'}
            rules={[
              ({ getFieldValue }) => ({
                validator: async (_, phone = '') => {
                  if (!phone.trim() && !String(getFieldValue('email') ?? '').trim())
                    throw new Error('Enter a phone number or an email address')
                },
              }),
            ]}
          />
          <TextField
            name="email"
            label="Email"
            type="email"
            rules={[ruleOf(emailAddress, !fromSite)]}
          />
          <Form.Item name="partySize" label="How many people are coming?">
            <Select options={sizes} />
          </Form.Item>
          {partySize > 1 && (
            <Form.Item name="partyNames" label="Names of the others" extra="One per line.">
              <Input.TextArea rows={3} maxLength={1000} />
            </Form.Item>
          )}
          <Form.Item name="additionalNotes" label="Notes">
            <Input.TextArea rows={3} maxLength={5000} />
          </Form.Item>
          {!isNew && (
            <Form.Item name="eventId" label="Event" extra={<EventHint isWaiting={isWaiting} />}>
              <Select options={events} />
            </Form.Item>
          )}
        </FormFields>
        {failure && <Alert type="error" role="alert" showIcon title={failure} />}
      </Form>
      {tooMany && (
        <ConfirmDialog
          title={`${tooMany.left > 0 ? `Only ${counted(tooMany.left, 'place')} left.` : 'This event is full.'}${canWait ? '' : ' Register anyway?'}`}
          danger={false}
          {...(canWait
            ? {
                confirmLabel: 'Add to waiting list',
                onConfirm: () => save(tooMany.values, 'wait'),
                alternative: {
                  label: 'Register anyway',
                  onChoose: () => save(tooMany.values, 'register'),
                },
              }
            : {
                confirmLabel: 'Register anyway',
                onConfirm: () => save(tooMany.values, 'register'),
              })}
          onClose={() => setTooMany(undefined)}
        >
          <p>If you register them anyway, the event will have more people than places.</p>
        </ConfirmDialog>
      )}
    </SideDrawer>
  )
}

const nothing = { current: undefined }

function valuesOf(registration: Submission | undefined, eventId: number): Values {
  const { name = '', email = '', phone = '', details = {} } = registration ?? {}
  const { additionalNotes = '', partyNames = '' } = details as Record<string, string>
  const partySize = registration ? partySizeOf(registration) : 1
  return { name, email, phone, additionalNotes, partyNames, partySize, eventId }
}

/** What stays as it was is not sent: whoever registered may have changed it meanwhile. */
const changedFields = (before: Values, entered: EnteredRegistration) =>
  Object.fromEntries(
    Object.entries(entered).filter(
      ([field, text]) => text !== String(before[field as keyof Values]),
    ),
  ) as Partial<EnteredRegistration>

/** Upcoming ones, and the one that it is for, which may have been deleted. */
function useEventOptions(eventId: number, eventTitle = '') {
  const now = useNow()
  const events = useAppSelector((state) => state.events)
  const options = upcomingFirst(events, now)
    .filter((event) => event.id === eventId || isUpcoming(event, now))
    .map((event) => ({ value: event.id, label: eventLabel(event) }))
  if (options.some(({ value }) => value === eventId)) return options
  return [...options, { value: eventId, label: `Deleted event “${eventTitle}”` }]
}

/** Nobody gets a place after the event, or without it, nor a party that is larger than it. */
function useCanWait(eventId: number, partySize: number) {
  const now = useNow()
  const event = useAppSelector((state) => state.events.find(({ id }) => id === eventId))
  if (!event || event.status === 'canceled' || partySize > event.slots) return false
  return isUpcoming(event, now) && administration().registrations.addWaiting !== undefined
}

/** Points out an event for which visitors cannot register. It can be chosen all the same. */
function EventHint({ isWaiting }: { isWaiting: boolean }) {
  const chosen = Form.useWatch<number | undefined>('eventId')
  const event = useAppSelector((state) => state.events.find(({ id }) => id === chosen))
  const status = event && notScheduled(event)
  const hint = isWaiting
    ? 'If you choose another event, the entry moves to that event’s waiting list.'
    : 'If you choose another event, the registration and its places move there.'
  return status ? <WarningText>{statusWarnings[status]}</WarningText> : hint
}

const statusWarnings: Record<Exclude<EventStatus, 'scheduled'>, string> = {
  draft: 'This event is a draft. Visitors can’t see it.',
  postponed: 'This event is postponed. Visitors can’t register for it.',
  canceled: 'This event is canceled. Visitors can’t register for it.',
}

interface TextSchema {
  safeParse: (text: unknown) => { success: boolean; error?: { issues: { message: string }[] } }
}

/** What the site’s own forms say of a text. */
const ruleOf = (schema: TextSchema, optional = false) => ({
  validator: async (_: unknown, text = '') => {
    if (optional && text.trim() === '') return
    const { error } = schema.safeParse(text)
    if (error) throw new Error(error.issues[0]?.message)
  },
})

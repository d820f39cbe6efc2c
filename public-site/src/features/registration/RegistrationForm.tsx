import { collection, useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { registrationFormSchema } from 'shared/entities/registration'
import { ContactFields } from '../../forms/ContactFields'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { useSubmission } from '../../forms/useSubmission'
import { SubmissionRejected } from '../../submissions/SubmissionRejected'
import { sendSubmission } from '../../submissions/sendSubmission'
import { fewPlacesLeft } from './fewPlacesLeft'
import { PartySizeField } from './PartySizeField'

const registered = {
  title: 'Registration successful!',
  description: 'You have been registered for this health fair.',
}

/** A place may have become free just before. */
const asked = {
  title: 'We have your request',
  description: 'See whether you have a place or are on the waiting list.',
}

interface RegistrationFormProps {
  eventId: number
  /** Whether its dialog is open: what was typed in one that was closed does not wait in the tab. */
  open: boolean
  /** Of a full event: asks for a place that becomes free. */
  waiting?: boolean
  onBusyChange: (busy: boolean) => void
  onRegistered: () => void
}

/** What was typed stays as long as it is mounted: a dialog that is opened again still has it. */
export function RegistrationForm({
  eventId,
  open,
  waiting = false,
  onBusyChange,
  onRegistered,
}: RegistrationFormProps) {
  const ofEvent = ({ id }: CharityEvent) => id === eventId
  const event = useCollection(events).find(ofEvent)
  const {
    view,
    form: values,
    sharedWithOthers,
  } = useSubmission({
    name: `Registration for event ${eventId}`,
    schema: registrationFormSchema,
    defaults: {
      ...{ name: '', email: '', phone: '', additionalNotes: '' },
      ...{ partySize: '1', partyNames: '' },
    },
    waitsInTab: open,
    firstField: 'name',
    delayMs: 1000,
    submit({ partySize = '1', partyNames, ...form }, metadata) {
      const registration = {
        ...{ eventId, ...form },
        ...(partySize !== '1' && { partySize, partyNames }),
        createdAt: new Date().toISOString(),
      }
      const sent = sendSubmission('registration', registration, {
        ...metadata,
        ...(waiting && { waiting }),
      })
      return sent.catch((error) => {
        const few = tooFewPlaces(collection(events).get().find(ofEvent), Number(partySize))
        throw few ? new SubmissionRejected({ description: few }) : error
      })
    },
    confirmation: waiting ? asked : registered,
    failure: {
      title: 'Registration failed',
      description: 'There was an error registering for this event. Please try again.',
    },
    onBusyChange,
    onSubmitted: onRegistered,
  })
  const { register, errors, ...form } = view
  const partySize = Number(values.watch('partySize'))

  return (
    <Form
      {...form}
      submitLabel={waiting ? 'Ask for a place' : 'Register for this fair'}
      submittingLabel={waiting ? 'Asking...' : 'Registering...'}
    >
      {waiting && (
        <p>
          This event is full. When places open up, they go to the first group on the list that fits.
        </p>
      )}
      <ContactFields register={register} errors={errors} />
      <PartySizeField
        register={register('partySize')}
        error={errors.partySize?.message}
        warning={waiting ? undefined : tooFewPlaces(event, partySize)}
      />
      {partySize > 1 && (
        <Field
          label="Names"
          optional
          hint="Of the other people, one per line."
          error={errors.partyNames?.message}
        >
          {(control) => <textarea {...control} {...register('partyNames')} rows={3} />}
        </Field>
      )}
      <Field
        label="Additional notes"
        optional
        hint="Anything that helps us look after you on the day."
        error={errors.additionalNotes?.message}
      >
        {(control) => <textarea {...control} {...register('additionalNotes')} rows={3} />}
      </Field>
      {!sharedWithOthers && (
        <p>This is a demonstration: nothing is sent, and what you enter stays in this browser.</p>
      )}
    </Form>
  )
}

/** Says of a party how many places are left, if it needs more. Of a full event, others say so. */
function tooFewPlaces(event: CharityEvent | undefined, partySize: number): string | undefined {
  const left = event ? spotsRemaining(event) : 0
  return left > 0 && left < partySize ? fewPlacesLeft(left) : undefined
}

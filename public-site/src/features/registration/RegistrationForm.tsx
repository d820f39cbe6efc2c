import { collection, useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { registrationFormSchema } from 'shared/entities/registration'
import { backendTexts } from '../../forms/backendTexts.content'
import { ContactFields } from '../../forms/ContactFields'
import { DemonstrationNote } from '../../forms/DemonstrationNote'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { useSubmission } from '../../forms/useSubmission'
import { SubmissionRejected } from '../../submissions/SubmissionRejected'
import { sendSubmission } from '../../submissions/sendSubmission'
import { fewSpotsLeft } from './fewSpotsLeft'
import { PartySizeField } from './PartySizeField'
import { whoIsNext } from './whoIsNext'

const registered = {
  title: 'Registration successful!',
  description: 'You have been registered for this health fair.',
}

/** A spot may have opened up just before. */
const asked = {
  title: 'Thank you',
  description: 'This page shows whether you have a spot or are waiting for one.',
}

interface RegistrationFormProps {
  eventId: number
  /** Whether its dialog is open: what was typed in one that was closed does not wait in the tab. */
  open: boolean
  /** Of a full event: asks for a spot that opens up. */
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
  const left = placesLeft(useCollection(events).find(ofEvent))
  /** A party for which spots are too few may wait for more. Of a full event, others say so. */
  const waits = (partySize: number) => waiting || (left > 0 && left < partySize)
  const { view, form: values } = useSubmission({
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
        ...(waits(Number(partySize)) && { waiting: true }),
      })
      return sent.catch((error) => {
        const stillLeft = placesLeft(collection(events).get().find(ofEvent))
        const isFull = error instanceof SubmissionRejected && error.outcome === 'full'
        throw isFull && stillLeft > 0
          ? new SubmissionRejected({ description: fewSpotsLeft(stillLeft), atField: true })
          : error
      })
    },
    confirmation: ({ partySize = '1' }) => (waits(Number(partySize)) ? asked : registered),
    failure: {
      title: 'Registration failed',
      description: 'There was an error registering for this event. Please try again.',
    },
    onBusyChange,
    onSubmitted: onRegistered,
  })
  const { register, errors, ...form } = view
  const partySize = Number(values.watch('partySize'))
  const mayWait = waits(partySize)

  return (
    <Form
      {...form}
      submitLabel={mayWait ? 'Join the waiting list' : 'Register for this fair'}
      submittingLabel={mayWait ? 'Joining...' : 'Registering...'}
    >
      {waiting && (
        <p>
          This event is full. {whoIsNext} {backendTexts().whenYouWouldWait}
        </p>
      )}
      <ContactFields register={register} errors={errors} />
      <PartySizeField
        register={register('partySize')}
        error={errors.partySize?.message}
        warning={
          mayWait && !waiting
            ? `${fewSpotsLeft(left)} Bring fewer people, or join the waiting list for all ${partySize}.`
            : undefined
        }
      />
      {partySize > 1 && (
        <Field
          label="Names of the others"
          optional
          hint="One per line."
          error={errors.partyNames?.message}
        >
          {(control) => <textarea {...control} {...register('partyNames')} rows={2} />}
        </Field>
      )}
      <Field
        label="Additional notes"
        optional
        hint="Anything that helps us look after you on the day."
        error={errors.additionalNotes?.message}
      >
        {(control) => <textarea {...control} {...register('additionalNotes')} rows={2} />}
      </Field>
      <DemonstrationNote />
    </Form>
  )
}

const placesLeft = (event: CharityEvent | undefined) => (event ? spotsRemaining(event) : 0)

import { registrationFormSchema } from 'shared/entities/registration'
import { ContactFields } from '../../forms/ContactFields'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'

interface RegistrationFormProps {
  eventId: number
  /** Whether its dialog is open: what was typed in one that was closed does not wait in the tab. */
  open: boolean
  onBusyChange: (busy: boolean) => void
  onRegistered: () => void
}

/** What was typed stays as long as it is mounted: a dialog that is opened again still has it. */
export function RegistrationForm({
  eventId,
  open,
  onBusyChange,
  onRegistered,
}: RegistrationFormProps) {
  const { view, sharedWithOthers } = useSubmission({
    name: `Registration for event ${eventId}`,
    schema: registrationFormSchema,
    defaults: { name: '', email: '', phone: '', additionalNotes: '' },
    waitsInTab: open,
    firstField: 'name',
    delayMs: 1000,
    submit(form, metadata) {
      const registration = { eventId, ...form, createdAt: new Date().toISOString() }
      return sendSubmission('registration', registration, metadata)
    },
    confirmation: {
      title: 'Registration successful!',
      description: 'You have been registered for this health fair.',
    },
    failure: {
      title: 'Registration failed',
      description: 'There was an error registering for this event. Please try again.',
    },
    onBusyChange,
    onSubmitted: onRegistered,
  })
  const { register, errors, ...form } = view

  return (
    <Form {...form} submitLabel="Register for this fair" submittingLabel="Registering...">
      <ContactFields register={register} errors={errors} />
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

import type { ReactNode } from 'react'
import { type CharityEvent, eventName } from 'shared/entities/event'
import {
  type EventVolunteerApplication,
  eventVolunteerFormSchema,
} from 'shared/entities/volunteerApplication'
import { ContactFields } from '../../forms/ContactFields'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { firstName } from '../../forms/firstName'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'

interface EventVolunteerFormProps {
  event: CharityEvent
  /** Whether its dialog is open: what was typed in one that was closed does not wait in the tab. */
  open: boolean
  onBusyChange: (busy: boolean) => void
  /** Its confirmation comes with it: the page loads no code for it before. */
  onVolunteered: (confirmation: ReactNode) => void
}

export function EventVolunteerForm({
  event,
  open,
  onBusyChange,
  onVolunteered,
}: EventVolunteerFormProps) {
  const { view } = useSubmission({
    name: `Volunteering at event ${event.id}`,
    schema: eventVolunteerFormSchema,
    defaults: { name: '', email: '', phone: '', experience: '', availability: '' },
    waitsInTab: open,
    firstField: 'name',
    delayMs: 800,
    submit(form, metadata) {
      const application = { eventId: event.id, eventTitle: event.title, ...form }
      return sendSubmission('eventVolunteer', application, metadata)
    },
    confirmation: {
      title: 'Thank you for volunteering!',
      description: `You've registered to volunteer at ${eventName(event)}. We'll be in touch soon with more details.`,
    },
    failure: {
      title: 'Application failed',
      description: 'There was an error sending your application. Please try again.',
    },
    onBusyChange,
    onSubmitted: (sent) => onVolunteered(<Volunteered {...sent} />),
  })
  const { register, errors, ...form } = view

  return (
    <Form {...form} submitLabel="Volunteer at this event">
      <ContactFields register={register} errors={errors} nameLabel="Full name" />
      <Field
        label="Experience"
        optional
        hint="Nursing, cooking, welcoming people: whatever you’re good at."
        error={errors.experience?.message}
      >
        {(control) => <textarea {...control} {...register('experience')} rows={3} />}
      </Field>
      <Field
        label="Availability"
        hint="All day, or the hours that suit you."
        error={errors.availability?.message}
        requiredHint="Enter when you can help"
      >
        {(control) => <input {...control} {...register('availability')} required />}
      </Field>
    </Form>
  )
}

const Volunteered = ({ name, email, availability }: EventVolunteerApplication) => (
  <FormConfirmation title={`Thank you, ${firstName(name)}`}>
    <p>You’re available: {availability}.</p>
    <p>We’ll email {email} with what to bring and when to come.</p>
  </FormConfirmation>
)

import type { ReactNode } from 'react'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { eventVolunteerFormSchema } from 'shared/entities/volunteerApplication'
import { type EventPhase, eventPhase } from 'shared/format/eventPhase'
import { Link } from 'shared/router'
import { newSubmissionId } from 'shared/submissions/newSubmissionId'
import { ContactFields } from '../../forms/ContactFields'
import { DemonstrationNote } from '../../forms/DemonstrationNote'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { ThankYou } from '../../forms/ThankYou'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'

const whatAbout: Record<EventPhase, string> = {
  upcoming: 'what to bring and when to come',
  today: 'as soon as we can',
  over: 'about where we need you next',
  undated: 'when the date is set, with what to bring',
}

/** "all morning", from "All morning." A name of a day or "I" keeps its capital. */
const inSentence = (availability: string) =>
  availability.replace(/^A(?=(ll|ny) )/, 'a').replace(/\.$/, '')

interface EventVolunteerFormProps {
  event: CharityEvent
  /** Whether its dialog is open: what was typed in one that was closed does not wait in the tab. */
  open: boolean
  onBusyChange: (busy: boolean) => void
  /** Given what to show in the place of the button. */
  onVolunteered: (thanks: ReactNode) => void
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
    onSubmitted: ({ name, email, availability }) =>
      onVolunteered(
        <ThankYou
          key={newSubmissionId()}
          name={name}
          next={`We’ll email ${email} ${whatAbout[eventPhase(event, new Date())]}.`}
          link={<Link to="/events#schedule">See all events</Link>}
        >
          <p>You’re available: {inSentence(availability)}.</p>
        </ThankYou>,
      ),
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
        {(control) => <textarea {...control} {...register('experience')} rows={2} />}
      </Field>
      <Field
        label="Availability"
        hint="All day, or the hours that suit you."
        error={errors.availability?.message}
        requiredHint="Enter when you can help"
      >
        {(control) => <input {...control} {...register('availability')} required />}
      </Field>
      <DemonstrationNote />
    </Form>
  )
}

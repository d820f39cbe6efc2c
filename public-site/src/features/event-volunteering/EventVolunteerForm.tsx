import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type CharityEvent, eventName } from 'shared/entities/event'
import {
  type EventVolunteerApplication,
  type EventVolunteerFormValues,
  eventVolunteerFormSchema,
} from 'shared/entities/volunteerApplication'
import { showToast } from 'shared/toasts'
import { ContactFields } from '../../components/ContactFields'
import { delay } from '../../components/delay'
import { Field } from '../../components/Field'
import { Form } from '../../components/Form'

const submitDelayMs = 800
const empty = { name: '', email: '', phone: '', experience: '', availability: '' }

interface EventVolunteerFormProps {
  event: CharityEvent
  /** While an application is under way. */
  onBusyChange: (busy: boolean) => void
  onVolunteered: () => void
}

export function EventVolunteerForm({
  event,
  onBusyChange,
  onVolunteered,
}: EventVolunteerFormProps) {
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver: zodResolver(eventVolunteerFormSchema),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  // The dialog has opened before this form was there to be focused.
  useEffect(() => setFocus('name'), [setFocus])

  async function submit(values: EventVolunteerFormValues) {
    onBusyChange(true)
    await delay(submitDelayMs)
    const application: EventVolunteerApplication = {
      ...values,
      eventId: event.id,
      eventTitle: event.title,
    }
    console.info('[site] Event volunteer application', application)
    onBusyChange(false)
    reset()
    onVolunteered()
    showToast({
      kind: 'success',
      title: 'Thank you for volunteering!',
      description: `You've registered to volunteer at ${eventName(event)}. We'll be in touch soon with more details.`,
    })
  }

  return (
    <Form
      submitLabel="Volunteer at this event"
      submitting={isSubmitting}
      onSubmit={handleSubmit(submit)}
    >
      <ContactFields register={register} errors={errors} nameLabel="Full name" />
      <Field
        label="Experience"
        optional
        hint="Nursing, cooking, welcoming people: whatever you are good at."
        error={errors.experience?.message}
      >
        {(control) => <textarea {...control} {...register('experience')} rows={3} />}
      </Field>
      <Field
        label="Availability"
        hint="The whole day, or from when to when."
        error={errors.availability?.message}
      >
        {(control) => <input {...control} {...register('availability')} required />}
      </Field>
    </Form>
  )
}

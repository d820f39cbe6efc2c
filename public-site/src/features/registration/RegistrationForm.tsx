import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type RegistrationFormValues, registrationFormSchema } from 'shared/entities/registration'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { ContactFields } from '../../components/ContactFields'
import { delay } from '../../components/delay'
import { Field } from '../../components/Field'
import { Form } from '../../components/Form'
import styles from './RegistrationForm.module.css'
import { registerForEvent } from './registerForEvent'

const registrationDelayMs = 1000
const empty = { name: '', email: '', phone: '', additionalNotes: '' }

interface RegistrationFormProps {
  eventId: number
  /** While a registration is under way. */
  onBusyChange: (busy: boolean) => void
  onRegistered: () => void
}

/** Its draft stays as long as it is mounted: closing the dialog loses nothing. */
export function RegistrationForm({ eventId, onBusyChange, onRegistered }: RegistrationFormProps) {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  // The dialog has opened before this form was there to be focused.
  useEffect(() => setFocus('name'), [setFocus])

  async function submit(values: RegistrationFormValues) {
    onBusyChange(true)
    try {
      await delay(registrationDelayMs)
      const registration = await registerForEvent(eventId, values)
      console.info('[site] Event registration', registration)
      reset()
      onRegistered()
      showToast({
        kind: 'success',
        title: 'Registration successful!',
        description: 'You have been registered for this health fair.',
      })
    } catch (error) {
      reportError('public-site', `Registration for event ${eventId} failed`, error)
      // The toast lies outside the dialog, where a screen reader does not listen now.
      setError('root', { message: 'This did not go through. What you typed is still here.' })
      showToast({
        kind: 'destructive',
        title: 'Registration failed',
        description: 'There was an error registering for this event. Please try again.',
      })
    } finally {
      onBusyChange(false)
    }
  }

  return (
    <Form
      submitLabel="Register for this fair"
      submitting={isSubmitting}
      submittingLabel="Registering..."
      onSubmit={handleSubmit(submit)}
    >
      <ContactFields register={register} errors={errors} />
      <Field
        label="Additional notes"
        optional
        hint="Anything that helps us look after you on the day."
        error={errors.additionalNotes?.message}
      >
        {(control) => <textarea {...control} {...register('additionalNotes')} rows={3} />}
      </Field>
      <p className={styles.failure} role="alert">
        {errors.root?.message}
      </p>
    </Form>
  )
}

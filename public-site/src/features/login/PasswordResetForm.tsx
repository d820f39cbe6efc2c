import { backend } from 'shared/backend'
import { emailAddress } from 'shared/entities/formFields'
import * as z from 'shared/schema'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'

import { useSubmission } from '../../forms/useSubmission'
import { rejectNotLoaded } from '../../submissions/sendSubmission'
import { ResetConfirmation } from './ResetConfirmation'
import styles from './SignInForm.module.css'

const passwordResetSchema = z.object({ email: emailAddress })

interface PasswordResetFormProps {
  email: string
  /** Whether the visitor has followed a link that is no longer valid. */
  linkExpired: boolean
  onBack: () => void
}

/** Requests an email with a link to the sign-in page, where a new password can then be set. */
export function PasswordResetForm({ email, linkExpired, onBack }: PasswordResetFormProps) {
  const { view, lastSubmission } = useSubmission({
    name: 'Asking for a new password',
    schema: passwordResetSchema,
    defaults: { email },
    firstField: 'email',
    async submit({ email }) {
      const session = await backend().session().catch(rejectNotLoaded)
      await session.requestPasswordReset(email, `${location.origin}/login`)
    },
    confirmation: {
      title: 'Check your email',
      description: 'The link can take a few minutes to arrive.',
    },
    failure: { title: 'Error', description: 'An unexpected error occurred. Please try again.' },
  })
  const { register, errors, ...form } = view

  const back = (
    <button type="button" className={styles.link} onClick={onBack}>
      Back to sign in
    </button>
  )

  // The same text for every address, so that nobody learns who administers the site.
  if (lastSubmission) {
    return (
      <ResetConfirmation title="Check your email">
        <p>
          If this address belongs to an administrator, a link to set a new password is on its way.
        </p>
        <p>
          Nothing after ten minutes? Check your spam folder. We only send a few of these emails an
          hour, so wait a while before you ask for another.
        </p>
        {back}
      </ResetConfirmation>
    )
  }
  return (
    <>
      {linkExpired && (
        <p role="status">This link has expired or was already used. Ask for a new one.</p>
      )}
      <Form {...form} honeypot={undefined} submitLabel="Send the link" submittingLabel="Sending...">
        <Field
          label="Email"
          hint="We’ll email you a link to set a new password."
          error={errors.email?.message}
        >
          {(control) => (
            <input
              {...control}
              {...register('email')}
              type="email"
              autoComplete="username"
              required
            />
          )}
        </Field>
      </Form>
      {back}
    </>
  )
}

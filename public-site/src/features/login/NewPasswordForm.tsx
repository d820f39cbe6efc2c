import { storeSession, type Tokens } from 'shared/auth'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { useSubmission } from '../../forms/useSubmission'
import { SubmissionRejected } from '../../submissions/SubmissionRejected'
import { loginFailed } from './loginFailed'
import { PasswordInput } from './PasswordInput'
import { newPasswordSchema } from './passwordSchemas'
import { tooManyAttempts } from './tooManyAttempts'

interface NewPasswordFormProps {
  /** What the link in the email has brought. */
  tokens: Tokens
  onSignedIn: () => void
  onExpired: () => void
}

/** Sets a new password and signs in with it. */
export function NewPasswordForm({ tokens, onSignedIn, onExpired }: NewPasswordFormProps) {
  const { view } = useSubmission({
    name: 'Setting a new password',
    schema: newPasswordSchema,
    defaults: { password: '', repeated: '' },
    firstField: 'password',
    async submit({ password }) {
      // Not loadStoreSession, which suggests a reload: that would lose the tokens.
      const session = await storeSession()
      const outcome = await session?.resetPassword(tokens, password)
      if (outcome === 'weak') throw tooSimple()
      if (outcome === 'tooMany') throw tooManyAttempts()
      if (outcome === 'expired') {
        onExpired()
        throw linkIsOver()
      }
      if (outcome !== 'signedIn') throw loginFailed()
    },
    confirmation: {
      title: 'Success!',
      description: 'Your new password is set. You are logged in.',
    },
    failure: { title: 'Error', description: 'An unexpected error occurred. Please try again.' },
    onSubmitted: onSignedIn,
  })
  const { register, errors, ...form } = view

  return (
    <Form
      {...form}
      honeypot={undefined}
      submitLabel="Set the password"
      submittingLabel="Setting the password..."
    >
      <Field label="New password" hint="At least 12 characters" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <Field label="The same once more" error={errors.repeated?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('repeated')}
            autoComplete="new-password"
            required
          />
        )}
      </Field>
    </Form>
  )
}

const tooSimple = () =>
  new SubmissionRejected({
    title: 'Please choose another password',
    description: 'This one is too simple, or others use it too.',
  })

const linkIsOver = () =>
  new SubmissionRejected({
    title: 'This link is no longer valid',
    description: 'Ask for a new one.',
  })

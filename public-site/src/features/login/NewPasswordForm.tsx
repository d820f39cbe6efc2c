import type { Tokens } from 'shared/auth'
import { backend } from 'shared/backend'
import * as z from 'shared/schema'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { useSubmission } from '../../forms/useSubmission'
import { expectSignedIn } from './expectSignedIn'
import { PasswordInput } from './PasswordInput'

const newPassword = z
  .string()
  // GoTrue refuses longer ones: bcrypt would ignore the rest.
  .check(
    z.minLength(12, 'Password must be at least 12 characters'),
    z.maxLength(72, 'Password must be at most 72 characters'),
  )

const newPasswordSchema = z.object({ password: newPassword, repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    error: 'The passwords don’t match',
    path: ['repeated'],
  }),
)

const fields = [
  { name: 'password', label: 'New password', hint: 'At least 12 characters' },
  { name: 'repeated', label: 'Repeat the new password', hint: undefined },
] as const

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
      // Where its code has not come, no reload is suggested: that would lose the tokens.
      const session = await backend().session()
      const outcome = await session.resetPassword(tokens, password)
      if (outcome === 'expired') onExpired()
      expectSignedIn(outcome)
    },
    confirmation: {
      title: 'Success!',
      description: 'Your new password is set, and you’re signed in.',
    },
    failure: { title: 'Error', description: 'An unexpected error occurred. Please try again.' },
    onSubmitted: onSignedIn,
  })
  const { register, errors, ...form } = view

  return (
    <Form
      {...form}
      honeypot={undefined}
      submitLabel="Set password"
      submittingLabel="Setting password..."
    >
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
          {(control) => (
            <PasswordInput {...control} {...register(name)} autoComplete="new-password" required />
          )}
        </Field>
      ))}
    </Form>
  )
}

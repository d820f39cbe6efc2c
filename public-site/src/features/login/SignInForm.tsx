import { backend } from 'shared/backend'
import { delay } from '../../browser/delay'
import { prefetch } from '../../browser/prefetchOnIntent'
import { useHydrated } from '../../browser/useHydrated'
import { useIsMounted } from '../../browser/useIsMounted'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { useSubmission } from '../../forms/useSubmission'
import { rejectNotLoaded } from '../../submissions/sendSubmission'
import { expectSignedIn } from './expectSignedIn'
import { loginFormSchema } from './loginSchema'
import { PasswordInput } from './PasswordInput'
import styles from './SignInForm.module.css'

const redirectDelayMs = 1000

interface SignInFormProps {
  /** The time that a server would take. */
  delayMs?: number
  /** Called a moment after the sign-in, so that the visitor can read that it succeeded. */
  onSignedIn: () => void
  /** Left out where "Forgot password?" leads nowhere. */
  onForgotPassword?: (email: string) => void
}

export function SignInForm({ delayMs, onSignedIn, onForgotPassword }: SignInFormProps) {
  const hydrated = useHydrated()
  const mounted = useIsMounted()
  const { view, form } = useSubmission({
    name: 'Signing in',
    schema: loginFormSchema,
    defaults: { email: '', password: '', rememberMe: false },
    ...(delayMs && { delayMs }),
    // It comes while the delay lasts.
    onBusyChange: (busy) => busy && prefetch(() => backend().session()),
    // A visitor who has left the form is not signed in.
    shouldSubmit: () => mounted.current,
    async submit({ email, password }) {
      const session = await backend().session().catch(rejectNotLoaded)
      expectSignedIn(await session.signIn(email, password))
    },
    confirmation: { title: 'Success!', description: 'You have successfully logged in.' },
    failure: { title: 'Error', description: 'An unexpected error occurred. Please try again.' },
    async onSubmitted() {
      await delay(redirectDelayMs)
      if (mounted.current) onSignedIn()
    },
  })
  const { register, errors, ...rest } = view
  return (
    // Inert until hydrated: a native submit would put the password in the URL.
    <Form
      {...rest}
      honeypot={undefined}
      submitLabel="Sign In"
      submittingLabel="Signing in..."
      inert={!hydrated}
    >
      <Field label="Email" error={errors.email?.message}>
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
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} required />}
      </Field>
      <div className={styles.row}>
        <label className={styles.remember}>
          <input {...register('rememberMe')} type="checkbox" />
          Remember me
        </label>
        <button
          type="button"
          className={styles.link}
          onClick={() => onForgotPassword?.(form.getValues('email'))}
        >
          Forgot password?
        </button>
      </div>
    </Form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { signIn } from 'shared/auth'
import { type LoginFormValues, loginFormSchema } from 'shared/entities/login'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { delay } from '../../components/delay'
import { Field } from '../../components/Field'
import { Form } from '../../components/Form'
import { useHydrated } from '../../components/useHydrated'
import { findUser } from './credentials'
import styles from './LoginForm.module.css'
import { PasswordInput } from './PasswordInput'

const loginDelayMs = 1000
const redirectDelayMs = 1000

interface LoginFormProps {
  /** Called a moment after the sign-in, so that the visitor can read that it succeeded. */
  onSignedIn: () => void
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: '', password: '', rememberMe: false },
  })
  const { errors, isSubmitting } = formState
  const inBrowser = useHydrated()
  const here = useIsMounted()

  async function submit({ email, password }: LoginFormValues) {
    try {
      await delay(loginDelayMs)
      if (!here.current) return
      const user = findUser(email, password)
      if (!user) {
        showToast({
          kind: 'destructive',
          title: 'Login failed',
          description: 'Invalid email or password. Please try again',
        })
        return
      }
      signIn(user)
      showToast({
        kind: 'success',
        title: 'Success!',
        description: 'You have successfully logged in.',
      })
      await delay(redirectDelayMs)
      if (here.current) onSignedIn()
    } catch (error) {
      reportError('public-site', 'Signing in failed', error)
      showToast({
        kind: 'destructive',
        title: 'Error',
        description: 'An unexpected error occurred. Please try again.',
      })
    }
  }

  return (
    // Sent before the page has its code, the password would stand in the URL.
    <Form
      submitLabel="Sign In"
      submitting={isSubmitting}
      submittingLabel="Signing in..."
      inert={!inBrowser}
      onSubmit={handleSubmit(submit)}
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
        {/* It leads nowhere, as specified. */}
        <button type="button" className={styles.forgot}>
          Forgot password?
        </button>
      </div>
    </Form>
  )
}

/** Whoever left the form is neither signed in nor taken away from where they went. */
function useIsMounted() {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}

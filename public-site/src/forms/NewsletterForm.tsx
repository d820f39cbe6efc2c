import { type SubmitEvent, useId, useState } from 'react'
import { backend } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { useHydrated } from '../browser/useHydrated'
import { Button } from '../components/Button'
import { Field } from './Field'
import styles from './NewsletterForm.module.css'

/** Without a newsletter it does nothing on submit, as specified. */
export function NewsletterForm({ title }: { title: string }) {
  const titleId = useId()
  const hydrated = useHydrated()
  const [error, setError] = useState<string>()

  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!backend().capabilities.newsletter) return
    const form = event.currentTarget
    setError(undefined)
    // Both what sends and what it loads itself may not come.
    import('../submissions/sendSubscription')
      .then((late) => late.sendSubscription(form))
      .catch((error) => {
        reportError('public-site', 'Subscribing failed', error)
        return 'That didn’t work. Please try again or reload the page.'
      })
      .then((error) => {
        setError(error)
        if (error) form.email.focus()
      })
  }

  return (
    // Inert until hydrated: a native submit would put the email address in the URL.
    <form aria-labelledby={titleId} inert={!hydrated} noValidate onSubmit={subscribe}>
      <h2 className={styles.heading} id={titleId}>
        {title}
      </h2>
      <p className={styles.text}>
        {backend().capabilities.newsletter
          ? 'We’ll email you when we know the next dates.'
          : 'Sign-up isn’t part of this demonstration.'}
      </p>
      <div className={styles.row}>
        <Field label="Email address" error={error}>
          {(control) => <input {...control} type="email" name="email" autoComplete="email" />}
        </Field>
        <Button type="submit" variant="donate">
          Subscribe
        </Button>
      </div>
    </form>
  )
}

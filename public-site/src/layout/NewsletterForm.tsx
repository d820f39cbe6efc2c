import { Button } from '../components/Button'
import { Field } from '../components/Field'
import styles from './NewsletterForm.module.css'

/** It does nothing on submit, as specified. */
export function NewsletterForm() {
  return (
    <form
      className={styles.form}
      aria-labelledby="newsletter"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className={styles.heading} id="newsletter">
        Newsletter
      </h2>
      <p className={styles.text}>Dates of the next fairs, now and then.</p>
      <div className={styles.row}>
        <Field label="Email address">
          {(control) => <input {...control} type="email" name="email" autoComplete="email" />}
        </Field>
        <Button type="submit" look="donate">
          Subscribe
        </Button>
      </div>
    </form>
  )
}

import type { ComponentProps } from 'react'
import { Button } from '../components/Button'
import styles from './Form.module.css'
import { FormFailure } from './FormFailure'
import type { FormViewProps } from './formView'

interface FormProps
  extends ComponentProps<'form'>,
    Pick<FormViewProps<unknown>, 'submitting' | 'failure' | 'honeypot'> {
  submitLabel: string
  /** The button's label while `submitting`. */
  submittingLabel?: string
}

/** Fields in one column above the submit button, which stays in sight in a dialog. */
export function Form({
  submitLabel,
  submitting,
  submittingLabel = 'Submitting...',
  failure,
  honeypot,
  children,
  ...form
}: FormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      {honeypot}
      <FormFailure>{failure}</FormFailure>
      <div className={styles.foot}>
        <Button type="submit" wide disabled={submitting}>
          {submitting ? submittingLabel : submitLabel}
        </Button>
      </div>
    </form>
  )
}

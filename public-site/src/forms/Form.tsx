import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../components/Button'
import styles from './Form.module.css'
import { FormFailure } from './FormFailure'

interface FormProps extends ComponentProps<'form'> {
  submitLabel: string
  submitting?: boolean
  /** The button's label while `submitting`. */
  submittingLabel?: string
  /** Why sending failed. */
  failure?: string | undefined
  children: ReactNode
}

/** Fields in one column above the submit button. */
export function Form({
  submitLabel,
  submitting,
  submittingLabel = 'Submitting...',
  failure,
  children,
  ...form
}: FormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide disabled={submitting}>
        {submitting ? submittingLabel : submitLabel}
      </Button>
    </form>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../components/Button'
import styles from './Form.module.css'
import { FormFailure } from './FormFailure'

interface FormProps extends ComponentProps<'form'> {
  submitLabel: string
  submitting?: boolean
  /** What the button says meanwhile. */
  submittingLabel?: string
  /** Why what was sent did not go through. */
  failure?: string | undefined
  children: ReactNode
}

/** Fields in one column above the one button, which says what happens. */
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

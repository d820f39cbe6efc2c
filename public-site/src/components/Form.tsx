import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button'
import styles from './Form.module.css'

interface FormProps extends ComponentProps<'form'> {
  submitLabel: string
  submitting?: boolean
  /** What the button says meanwhile. */
  submittingLabel?: string
  children: ReactNode
}

/** Fields in one column above the one button, which says what happens. */
export function Form({
  submitLabel,
  submitting,
  submittingLabel = 'Submitting...',
  children,
  ...form
}: FormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      <Button type="submit" wide disabled={submitting}>
        {submitting ? submittingLabel : submitLabel}
      </Button>
    </form>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button'
import styles from './Form.module.css'

interface FormProps extends ComponentProps<'form'> {
  submitLabel: string
  submitting?: boolean
  children: ReactNode
}

/** Fields in one column above the one button, which says what happens. */
export function Form({ submitLabel, submitting, children, ...form }: FormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      <Button type="submit" wide disabled={submitting}>
        {submitting ? 'Submitting...' : submitLabel}
      </Button>
    </form>
  )
}

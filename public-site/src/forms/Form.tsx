import type { ComponentProps, Ref } from 'react'
import { Button } from '../components/Button'
import { VisuallyHidden } from '../components/VisuallyHidden'
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

/** Fields in one column above the submit button. */
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
      {honeypot && <Honeypot ref={honeypot} />}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide disabled={submitting}>
        {submitting ? submittingLabel : submitLabel}
      </Button>
    </form>
  )
}

/**
 * A field that people neither see nor reach. What is typed into it, a robot has typed: robots know
 * "display: none", but not this.
 */
const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <VisuallyHidden aria-hidden="true">
    <label>
      Website
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
)

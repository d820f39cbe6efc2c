import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** What ties a control to its label, hint and error; spread it on the control. */
interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

interface FieldProps {
  label: string
  hint?: ReactNode
  /** In words; shown below the control. */
  error?: string | undefined
  /** What is to be given, said where the error says no more than "Required". */
  missing?: string
  /** In words; what was given is accepted all the same. */
  caution?: string | undefined
  optional?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A labeled form control. The control comes from `children`, whatever its kind. */
export function Field({ label, hint, error, missing, caution, optional, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const cautionId = caution ? `${id}-caution` : undefined
  const describedBy = [errorId, cautionId, hintId].filter(Boolean).join(' ')

  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        // Said either way: a browser takes a required field that is still empty for a mistake.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
          {error === 'Required' && missing && <span>: {missing}</span>}
        </p>
      )}
      {caution && (
        <p className={styles.caution} id={cautionId} role="status">
          {caution}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

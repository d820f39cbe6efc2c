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
  optional?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A labeled form control. The control comes from `children`, whatever its kind. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ')

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

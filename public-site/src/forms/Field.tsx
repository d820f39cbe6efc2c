import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** Links a control with its label, hint and error; spread it on the control. */
interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

interface FieldProps {
  label: string
  hint?: ReactNode
  /** Shown below the control. */
  error?: string | undefined
  /** What to enter, said in place of an error that is only "Required". */
  requiredHint?: string
  /** Shown below the control; the value is accepted anyway. */
  warning?: string | undefined
  optional?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A labeled form control. The control comes from `children`, of any type. */
export function Field({
  label,
  hint,
  error,
  requiredHint,
  warning,
  optional,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const warningId = warning ? `${id}-warning` : undefined
  const describedBy = [errorId, warningId, hintId].filter(Boolean).join(' ')

  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        // Always set: browsers report an empty required field as invalid.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error === 'Required' ? (requiredHint ?? error) : error}
        </p>
      )}
      {warning && (
        <p className={styles.warning} id={warningId} role="status">
          {warning}
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

import type { ReactNode } from 'react'
import styles from './ChoiceGroup.module.css'
import type { FieldRegistration } from './formView'

interface ChoiceGroupProps {
  legend: string
  options: readonly { value: string; label: ReactNode }[]
  /** `tiles` are large, with their labels as figures; `segments` share one bar. */
  variant: 'tiles' | 'segments'
  register: FieldRegistration
  /** The value shown before the form library has loaded. */
  defaultValue?: string | undefined
  /** The element that says what the choice means: it is heard with the one that has the focus. */
  describedBy?: string
}

/** One of a few, as radio buttons that are easy to press. */
export function ChoiceGroup({
  legend,
  options,
  variant,
  register,
  defaultValue,
  describedBy,
}: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options} data-variant={variant}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              {...register}
              {...(defaultValue !== undefined && { defaultChecked: value === defaultValue })}
              type="radio"
              value={value}
              aria-describedby={describedBy}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

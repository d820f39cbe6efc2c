import { type ReactNode, useId } from 'react'
import styles from './ChoiceGroup.module.css'
import type { FieldRegistration } from './formView'

interface Group<Value extends string> {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  /** `tiles` are large, with their labels as figures; `segments` share one bar. */
  variant: 'tiles' | 'segments'
}

/** The form library keeps the value. */
interface RegisteredGroup {
  register: FieldRegistration
  /** The value shown before the library has loaded. */
  defaultValue?: string | undefined
}

/** The parent keeps the value. */
interface ControlledGroup<Value> {
  value: Value
  onChange?: ((value: Value) => void) | undefined
}

/** One of a few, as radio buttons that are easy to press. */
export function ChoiceGroup<Value extends string>({
  legend,
  options,
  variant,
  ...choice
}: Group<Value> & (RegisteredGroup | ControlledGroup<Value>)) {
  const name = useId()

  const inputProps = (value: Value) => {
    if ('value' in choice) {
      const { onChange } = choice
      return { name, checked: value === choice.value, onChange: () => onChange?.(value) }
    }
    const { register, defaultValue } = choice
    return defaultValue === undefined
      ? register
      : { ...register, defaultChecked: value === defaultValue }
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options} data-variant={variant}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input {...inputProps(value)} type="radio" value={value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

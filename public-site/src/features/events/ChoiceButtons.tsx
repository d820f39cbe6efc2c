import type { ReactNode, Ref } from 'react'
import styles from './ChoiceButtons.module.css'

interface ChoiceButtonsProps {
  legend: ReactNode
  /** `pills` wrap; `segments` share one bar. */
  variant: 'pills' | 'segments'
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLFieldSetElement>
}

/** One of a few ways to show a list, as buttons of which one is pressed. */
export function ChoiceButtons({
  legend,
  variant,
  options,
  value: chosen,
  onChange,
  ref,
}: ChoiceButtonsProps) {
  return (
    <fieldset ref={ref} className={styles.choice} data-variant={variant}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.button}
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

import { earlyPress } from '../../browser/earlyPress'
import styles from './ChoiceButtons.module.css'

interface ChoiceButtonsProps {
  /** For assistive technology: the buttons speak for themselves. */
  legend: string
  /** `pills` wrap; `segments` share one bar. */
  variant: 'pills' | 'segments'
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few ways to show a list, as buttons of which one is pressed. */
export const ChoiceButtons = ({
  legend,
  variant,
  options,
  value,
  onChange,
}: ChoiceButtonsProps) => (
  <fieldset className={styles.choice} data-variant={variant}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.buttons}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.button}
          aria-pressed={option.value === value}
          {...earlyPress}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  </fieldset>
)

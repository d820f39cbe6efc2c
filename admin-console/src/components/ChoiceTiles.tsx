import { ConfigProvider } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from './ChoiceTiles.module.css'

interface ChoiceTilesProps<Value extends string> {
  legend: string
  options: readonly {
    value: Value
    label: string
    preview?: ReactNode
  }[]
  /** Set by the surrounding `Form.Item` (`noStyle`), like `value` and `onChange`. */
  id?: string
  value?: Value
  onChange?: (value: Value) => void
}

/** A radio group whose options are tiles. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { legend, options, id, value, onChange } = props
  const name = useId()
  // A form is disabled while a draft is offered.
  const { componentDisabled } = ConfigProvider.useConfig()
  return (
    <fieldset id={id} className={styles.choice} disabled={componentDisabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div
        className={styles.tiles}
        data-previewed={options.some(({ preview }) => preview !== undefined)}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            {option.preview}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

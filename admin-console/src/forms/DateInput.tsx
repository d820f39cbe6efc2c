import { Button, Input, type InputProps } from 'antd'
import { useRef } from 'react'
import { Icon } from '../components/Icon'
import { houseDate, isoDate } from '../format/houseTime'
import styles from './PickedInput.module.css'

/** Set by the surrounding `Form.Item`, with an id and ARIA attributes. */
export interface TextControl extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string
  onChange?: (text: string) => void
}

/** A date as free text, which the browser's calendar can fill in. */
export function DateInput({ value = '', onChange, ...input }: TextControl) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.control}>
      <Input {...input} value={value} onChange={({ target }) => onChange?.(target.value)} />
      <Button
        icon={<Icon name="calendar" />}
        aria-label="Open the calendar"
        onClick={() => calendar.current?.showPicker()}
      />
      {/* The calendar opens below it. It is no field of its own: it has what is typed. */}
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={isoDate(value)}
        onChange={({ target }) => target.value && onChange?.(houseDate(target.value))}
      />
    </div>
  )
}

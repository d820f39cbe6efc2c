import { Input } from 'antd'
import { clocksOf, houseTimes } from '../format/houseTime'
import type { TextControl } from './DateInput'
import styles from './PickedInput.module.css'

/** A time range as free text, which two clocks can fill in. */
export function TimeInput({ value = '', onChange, ...input }: TextControl) {
  const [start, end] = clocksOf(value)
  return (
    <div className={styles.control}>
      <Input {...input} value={value} onChange={({ target }) => onChange?.(target.value)} />
      <div className={styles.clocks}>
        <Input
          type="time"
          aria-label="Starts"
          value={start}
          onChange={({ target }) => onChange?.(houseTimes(target.value, target.value && end))}
        />
        <span aria-hidden="true">–</span>
        <Input
          type="time"
          aria-label="Ends"
          // The first clock time of a text is its start.
          disabled={start === '' ? true : undefined}
          value={end}
          onChange={({ target }) => onChange?.(houseTimes(start, target.value))}
        />
      </div>
    </div>
  )
}

import { Button, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { Icon } from '../components/Icon'
import { clocksOf, houseTimes } from '../format/houseTime'
import type { TextControl } from './DateInput'
import styles from './PickedInput.module.css'

/** A time range as free text, which two clocks can fill in. */
export function TimeInput({ value = '', onChange, ...input }: TextControl) {
  const [picking, setPicking] = useState(false)
  const [start, end] = clocksOf(value)
  return (
    <div className={styles.control}>
      <Input {...input} value={value} onChange={({ target }) => onChange?.(target.value)} />
      <Button
        icon={<Icon name="clock" />}
        aria-label="Open the clock"
        aria-expanded={picking}
        onClick={() => setPicking(!picking)}
      />
      {picking && (
        <div className={styles.clocks}>
          <Clock label="Starts">
            <Input
              type="time"
              autoFocus
              value={start}
              onChange={({ target }) => onChange?.(houseTimes(target.value, target.value && end))}
            />
          </Clock>
          <Clock label="Ends">
            <Input
              type="time"
              // The first clock time of a text is its start.
              disabled={start === '' ? true : undefined}
              value={end}
              onChange={({ target }) => onChange?.(houseTimes(start, target.value))}
            />
          </Clock>
        </div>
      )}
    </div>
  )
}

const Clock = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the clock is among its children
  <label>
    <span>{label}</span>
    {children}
  </label>
)

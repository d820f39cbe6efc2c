import { Input } from 'antd'
import { Icon } from '../components/Icon'
import { PausedStatus } from '../components/PausedStatus'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  value: string
  /** How many were found, "2 of 6 found". Inside the field, where saying it moves nothing. */
  found?: string | undefined
  onChange: (value: string) => void
}

export function SearchField({ label, value, found, onChange }: SearchFieldProps) {
  return (
    <Input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" />}
      suffix={<PausedStatus>{found ?? ''}</PausedStatus>}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

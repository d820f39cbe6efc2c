import { Input } from 'antd'
import { Icon } from '../components/Icon'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** "Search events". */
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

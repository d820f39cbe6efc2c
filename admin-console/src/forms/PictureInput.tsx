import { Input } from 'antd'
import type { TextControl } from './DateInput'
import styles from './ImageField.module.css'
import { SitePictures } from './SitePictures'

interface PictureInputProps extends TextControl {
  label: string
}

/** One of the pictures that ship with the site, or the URL of another. */
export const PictureInput = ({ label, value = '', onChange, ...input }: PictureInputProps) => (
  <>
    <details className={styles.choice}>
      <summary>Choose from the site’s pictures</summary>
      <SitePictures chosen={value.trim()} onChoose={(url) => onChange?.(url)} />
    </details>
    <label htmlFor={input.id} className={styles.label}>
      {label}
    </label>
    <Input
      {...input}
      inputMode="url"
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  </>
)

import { Input } from 'antd'
import type { TextControl } from './DateInput'
import styles from './ImageField.module.css'
import { SitePictures } from './SitePictures'

/** The URL of a picture, which can be picked from those that ship with the site. */
export const PictureInput = ({ value = '', onChange, ...input }: TextControl) => (
  <>
    <Input
      {...input}
      inputMode="url"
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
    <details className={styles.choice}>
      <summary>Choose from the site’s pictures</summary>
      <SitePictures chosen={value.trim()} onChoose={(url) => onChange?.(url)} />
    </details>
  </>
)

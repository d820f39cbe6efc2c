import { ConfigProvider, Input } from 'antd'
import { sitePictures } from '../components/sitePictures'
import type { TextControl } from './DateInput'
import styles from './ImageField.module.css'

/** The URL of a picture, which can be picked from those that ship with the site. */
export function PictureInput({ value = '', onChange, ...input }: TextControl) {
  // A form is disabled while a draft is offered.
  const { componentDisabled } = ConfigProvider.useConfig()
  return (
    <>
      <Input
        {...input}
        inputMode="url"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <details className={styles.choice}>
        <summary>Choose from the site’s pictures</summary>
        <ul>
          {sitePictures.map(([url, label]) => (
            <li key={url}>
              <button
                type="button"
                aria-label={label}
                aria-pressed={url === value.trim()}
                disabled={componentDisabled}
                onClick={() => onChange?.(url)}
              >
                <img src={url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

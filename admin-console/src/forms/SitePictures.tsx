import { ConfigProvider } from 'antd'
import { sitePictures } from '../components/sitePictures'
import styles from './SitePictures.module.css'

interface SitePicturesProps {
  chosen?: string
  onChoose: (url: string, shows: string) => void
}

/** The pictures that ship with the site, one of which can be chosen. */
export function SitePictures({ chosen, onChoose }: SitePicturesProps) {
  // A form is disabled while a draft is offered.
  const { componentDisabled } = ConfigProvider.useConfig()
  return (
    <ul className={styles.pictures}>
      {sitePictures.map(([url, shows]) => (
        <li key={url}>
          <button
            type="button"
            aria-label={shows}
            aria-pressed={chosen === undefined ? undefined : url === chosen}
            disabled={componentDisabled}
            title={shows}
            onClick={() => onChoose(url, shows)}
          >
            <img src={url} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}

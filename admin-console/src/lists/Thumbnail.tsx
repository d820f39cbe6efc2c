import { usePicture } from '../components/usePicture'
import styles from './Thumbnail.module.css'

/** The picture of a list's item; its name stands beside it. */
export function Thumbnail({ url }: { url: string }) {
  const { src, onError } = usePicture(url)
  return <img className={styles.thumbnail} src={src} alt="" loading="lazy" onError={onError} />
}

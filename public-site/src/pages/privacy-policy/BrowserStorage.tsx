import styles from './BrowserStorage.module.css'
import { cookies, storageItems } from './browserStorage.content'

export function BrowserStorage() {
  return (
    <>
      <KeyList kept={storageItems} />
      <p>There is one cookie, and only the administrator&rsquo;s pages set it:</p>
      <KeyList kept={cookies} />
    </>
  )
}

function KeyList({ kept }: { kept: typeof storageItems }) {
  return (
    <dl className={styles.keys}>
      {kept.map(({ key, what }) => (
        <div key={key} className={styles.key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

import styles from './BrowserStorage.module.css'
import { keptInCookies, keptInStorage } from './browserStorage.content'

export function BrowserStorage() {
  return (
    <>
      <KeyList kept={keptInStorage} />
      <p>There is one cookie, and only the administrator&rsquo;s pages set it:</p>
      <KeyList kept={keptInCookies} />
    </>
  )
}

function KeyList({ kept }: { kept: typeof keptInStorage }) {
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

import styles from './KeptInBrowser.module.css'
import { keptInCookies, keptInStorage } from './keptInBrowser.content'

export function KeptInBrowser() {
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

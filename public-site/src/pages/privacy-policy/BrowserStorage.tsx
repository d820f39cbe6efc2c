import { backendTexts } from '../backendTexts.content'
import styles from './BrowserStorage.module.css'
import { cookie, type StoredItem, storageItems } from './browserStorage.content'

/** What is kept in the browser, and under which names. */
export function BrowserStorage() {
  const { copies, storageItems: others, databaseItems } = backendTexts().privacy
  return (
    <>
      <p>The site uses your browser&rsquo;s local storage, under these keys. {copies}</p>
      <StoredItemList items={[...storageItems, ...others]} />
      {databaseItems.length > 0 && (
        <>
          <p>It uses a database of your browser (IndexedDB) named foundation, with these tables:</p>
          <StoredItemList items={databaseItems} />
        </>
      )}
      <p>There is one cookie, and only the administrator&rsquo;s pages set it:</p>
      <StoredItemList items={[cookie]} />
    </>
  )
}

function StoredItemList({ items }: { items: readonly StoredItem[] }) {
  return (
    <dl className={styles.keys}>
      {items.map(({ key, what }) => (
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

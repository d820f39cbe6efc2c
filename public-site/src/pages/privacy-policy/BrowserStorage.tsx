import { hasStore } from 'shared/store/hasStore'
import styles from './BrowserStorage.module.css'
import { cookies, storageItems, storeStorageItems } from './browserStorage.content'

export function BrowserStorage() {
  return (
    <>
      <StoredItemList items={hasStore() ? [...storageItems, ...storeStorageItems] : storageItems} />
      <p>There is one cookie, and only the administrator&rsquo;s pages set it:</p>
      <StoredItemList items={cookies} />
    </>
  )
}

function StoredItemList({ items }: { items: typeof storageItems }) {
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

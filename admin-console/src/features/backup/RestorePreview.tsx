import { Button } from 'antd'
import { useEffect, useReducer, useRef } from 'react'
import { collection } from 'shared/backend'
import { allDefinitions, definitions } from 'shared/collections/definitions'
import { contentKeys, contentKinds } from 'shared/content/contentKinds'
import styles from './Backup.module.css'
import type { Backup } from './backupFile'
import { type Difference, difference, isDifferent } from './differences'
import { RemovedItems } from './RemovedItems'
import { removedNames } from './removedNames'

interface RestorePreviewProps {
  backup: Backup
  onConfirm: () => void
  onCancel: () => void
}

/** Shows what restoring would change in each collection, and asks for confirmation. */
export function RestorePreview({ backup, onConfirm, onCancel }: RestorePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useRerenderOnSiteChange()
  useEffect(() => heading.current?.focus(), [])

  const rows = contentKeys.map((key) => {
    const current: unknown = collection<unknown>(definitions[key]).get()
    const next = backup.collections[key]
    const { label } = contentKinds[key]
    return { label, ...difference(current, next), names: removedNames(key, current, next) }
  })
  const changes = rows.some(isDifferent)

  return (
    <div className={styles.preview}>
      <h3 ref={heading} tabIndex={-1}>
        Backup of {writtenAt.format(new Date(backup.createdAt))}
      </h3>
      <table>
        <caption>
          {changes
            ? 'Restoring it would change the site like this.'
            : 'The site holds the same already: there is nothing to restore.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Part of the site</th>
            <th scope="col">Added</th>
            <th scope="col">Changed</th>
            <th scope="col">Removed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
      </table>
      <RemovedItems removed={rows.filter(({ names }) => names.length > 0)} />
      <div className={styles.buttons}>
        {changes && (
          <Button type="primary" danger onClick={onConfirm}>
            Replace the site’s content
          </Button>
        )}
        <Button onClick={onCancel}>{changes ? 'Cancel' : 'Close'}</Button>
      </div>
    </div>
  )
}

function Row({ label, added, changed, removed, orderOnly }: Difference & { label: string }) {
  return (
    <tr data-same={added + changed + removed === 0 || undefined}>
      <th scope="row">
        {label}
        {orderOnly && <span className={styles.order}>in another order</span>}
      </th>
      <td>{added}</td>
      <td>{changed}</td>
      <td>{removed}</td>
    </tr>
  )
}

/** Rerenders when anything is saved, here or in another tab. */
function useRerenderOnSiteChange() {
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const unsubscribers = allDefinitions.map((definition) =>
      collection(definition).subscribe(rerender),
    )
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [])
}

const writtenAt = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Jamaica',
})

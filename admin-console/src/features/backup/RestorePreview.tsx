import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { contentKeys, contentKinds, labelOf } from 'shared/content/contentKinds'
import { useAppSelector } from '../../state/hooks'
import styles from './Backup.module.css'
import type { Backup } from './backupFile'
import { type Difference, difference, isDifferent } from './differences'

interface RestorePreviewProps {
  backup: Backup
  onConfirm: () => void
  onCancel: () => void
}

/** Shows what restoring would change in each collection, and asks for confirmation. */
export function RestorePreview({ backup, onConfirm, onCancel }: RestorePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  // As it is now: something may be saved meanwhile, in another tab too.
  const site = useAppSelector((state) => ({ ...state }), shallowEqual)
  const rows = contentKeys.map((key) => ({
    label: labelOf(contentKinds[key]),
    ...difference(key, site[key], backup.collections[key]),
  }))
  const changes = rows.some(isDifferent)

  return (
    <div className={styles.preview}>
      <h3 ref={heading} tabIndex={-1}>
        Backup from {writtenAt.format(new Date(backup.createdAt))}
      </h3>
      <table>
        <caption>
          {changes
            ? 'Here’s what restoring it would change.'
            : 'Your site already matches this backup, so there’s nothing to restore.'}
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
      <RemovedItems rows={rows.filter(({ removed }) => removed.length > 0)} />
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

interface RowProps extends Difference {
  label: string
}

function Row({ label, added, changed, removed, orderOnly }: RowProps) {
  return (
    <tr data-same={added + changed + removed.length === 0 || undefined}>
      <th scope="row">
        {label}
        {orderOnly && <span className={styles.order}>in a different order</span>}
      </th>
      <td>{added}</td>
      <td>{changed}</td>
      <td>{removed.length}</td>
    </tr>
  )
}

const maxNames = 10

/** Names what restoring the backup would remove. */
function RemovedItems({ rows }: { rows: readonly RowProps[] }) {
  if (rows.length === 0) return null
  return (
    <div className={styles.removed}>
      <p>Restoring removes what isn’t in the backup:</p>
      <ul>
        {rows.map(({ label, removed }) => (
          <li key={label}>
            {label}: {removed.slice(0, maxNames).join('; ')}
            {removed.length > maxNames && ` and ${removed.length - maxNames} more`}
          </li>
        ))}
      </ul>
    </div>
  )
}

const writtenAt = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Jamaica',
})

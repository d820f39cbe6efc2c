import styles from './Backup.module.css'

interface RemovedItemsProps {
  /** What restoring removes, by collection. */
  removed: readonly { label: string; names: readonly string[] }[]
}

const maxNames = 10

/** Names what restoring a backup would remove. */
export function RemovedItems({ removed }: RemovedItemsProps) {
  if (removed.length === 0) return null
  return (
    <div className={styles.removed}>
      <p>Restoring removes what is not in the backup:</p>
      <ul>
        {removed.map(({ label, names }) => (
          <li key={label}>
            {label}: {names.slice(0, maxNames).join('; ')}
            {names.length > maxNames && ` and ${names.length - maxNames} more`}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { type ChangeEvent, useId, useRef, useState } from 'react'
import { reportError } from 'shared/reporting'
import { showToast, type Toast } from 'shared/toasts'
import { TitledSection } from '../../components/TitledSection'
import { withUndo } from '../../components/withUndo'
import styles from './Backup.module.css'
import { type BackupReading, readBackup } from './backupFile'
import { RestorePreview } from './RestorePreview'
import { restoreBackup, type UndoRestore } from './restoreBackup'

/** Replaces the site's content with a backup: choose a file, preview, confirm, undo. */
export function RestoreBackup() {
  const [reading, setReading] = useState<BackupReading>()
  const file = useRef<HTMLInputElement>(null)
  const hintId = useId()

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? []
    if (!chosen) return
    const result = await readFile(chosen)
    // Another file may have been chosen meanwhile.
    if (file.current?.files?.[0] === chosen) setReading(result)
  }

  function close() {
    setReading(undefined)
    if (!file.current) return
    // Cleared, so that the same file can be chosen again after it was fixed.
    file.current.value = ''
    file.current.focus()
  }

  return (
    <TitledSection className={styles.section} title="Restore">
      <p id={hintId}>
        Choose a backup file to see what it would change. Nothing changes until you confirm.
      </p>
      <input
        ref={file}
        type="file"
        className={styles.file}
        accept=".json,application/json"
        aria-label="Backup file"
        aria-describedby={hintId}
        onClick={close}
        onChange={read}
      />
      {reading?.ok === false && <Problems problems={reading.problems} />}
      {reading?.ok && (
        <RestorePreview
          backup={reading.backup}
          onCancel={close}
          onConfirm={async () => {
            close()
            announceRestored(await restoreBackup(reading.backup))
          }}
        />
      )}
    </TitledSection>
  )
}

const maxShown = 5

function Problems({ problems }: { problems: readonly string[] }) {
  const more = problems.length - maxShown
  return (
    <div className={styles.problems} role="alert">
      <p>We can’t restore this file. Nothing has changed.</p>
      <ul>
        {problems.slice(0, maxShown).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </div>
  )
}

async function readFile(chosen: File): Promise<BackupReading> {
  try {
    return readBackup(await chosen.text())
  } catch (error) {
    reportError('admin-console', 'A backup file could not be read', error)
    return { ok: false, problems: ['We couldn’t read the file. Please choose it again.'] }
  }
}

function announceRestored(undo: UndoRestore) {
  const toast: Toast = {
    kind: 'success',
    title: 'Backup restored',
    description: 'Your site now matches the backup.',
  }
  showToast(withUndo(toast, async () => announceUndone(await undo()), restoreUndone))
}

const restoreUndone = 'Restore undone'

/** Returns `false`, because it says more than that it is undone. */
function announceUndone(changedSince: string[]): false {
  showToast({
    kind: 'info',
    title: restoreUndone,
    description:
      changedSince.length === 0
        ? 'Your site is back to how it was.'
        : `We left these alone, because they’ve changed since: ${changedSince.join(', ')}.`,
  })
  return false
}

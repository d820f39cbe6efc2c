import { Button } from 'antd'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useAuth } from 'shared/auth'
import type { OutboxEntry } from 'shared/backends/supabase/outbox/outbox'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import { adopt, discardOthers } from './entryChanges'
import styles from './SaveStatus.module.css'

/** Changes that wait in this browser and that this administrator cannot send, by whoever made them. */
export function OthersChanges({ entries }: { entries: readonly OutboxEntry[] }) {
  const owners = new Map(entries.map(({ owner }) => [owner?.id, owner?.name]))
  return [...owners].map(([id, name]) => (
    <ChangesOf
      key={id ?? ''}
      name={name}
      entries={entries.filter(({ owner }) => owner?.id === id)}
    />
  ))
}

interface ChangesOfProps {
  /** `undefined` where an earlier release did not note it. */
  name: string | undefined
  entries: OutboxEntry[]
}

function ChangesOf(props: ChangesOfProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        {waiting(props)}
      </Button>
      {open && <ChangesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangesDialog({ name, entries, onClose }: ChangesOfProps & { onClose: () => void }) {
  const { user } = useAuth()
  const [them, They] = entries.length === 1 ? ['it', 'It is'] : ['them', 'They are']
  useRestoreFocus()
  // Not where the status is, whose text is small and stands at the right.
  return createPortal(
    <ConfirmDialog
      title={`${waiting({ name, entries })} in this browser`}
      confirmLabel={`Discard ${changes(entries)}`}
      onConfirm={() => discardOthers(entries)}
      onClose={onClose}
    >
      {name !== undefined ? (
        <p>
          The store does not have {them}. {They} sent when {name} signs in here, and nobody else can
          send {them}. What is discarded cannot be brought back.
        </p>
      ) : (
        <>
          <p>
            The store does not have {them}, and an earlier release of this console did not note who
            made {them}. What is yours, you can send. What is discarded cannot be brought back.
          </p>
          <p>
            <Button onClick={() => user && adopt(entries, user)}>{They} mine</Button>
          </p>
        </>
      )}
    </ConfirmDialog>,
    document.body,
  )
}

const changes = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 change' : `${length} changes`

/** "2 changes of Ann Lee wait" */
const waiting = ({ name, entries }: ChangesOfProps) =>
  `${changes(entries)} of ${name ?? 'somebody'} ${entries.length === 1 ? 'waits' : 'wait'}`

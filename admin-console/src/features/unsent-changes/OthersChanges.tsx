import { Button } from 'antd'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { OutboxEntry } from 'shared/backend/outbox'
import { administration } from '../../backend/administration'
import { ConfirmDialog } from '../../components/Dialog'
import { useRestoreFocus } from '../../focus/useRestoreFocus'
import { counted } from '../../format/counted'
import styles from './SaveStatus.module.css'

/** Changes that wait in this browser and that this administrator cannot send, by whoever made them. */
export function OthersChanges({ entries }: { entries: readonly OutboxEntry[] }) {
  const owners = new Map(entries.map(({ owner }) => [owner.id, owner.name]))
  return [...owners].map(([id, name]) => (
    <ChangesOf key={id} name={name} entries={entries.filter(({ owner }) => owner.id === id)} />
  ))
}

interface ChangesOfProps {
  name: string
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
  const [them, They] = entries.length === 1 ? ['it', 'It will be'] : ['them', 'They will be']
  useRestoreFocus()
  // Not where the status is, whose text is small and stands at the right.
  return createPortal(
    <ConfirmDialog
      title={`${waiting({ name, entries })} in this browser`}
      confirmLabel={`Discard ${counted(entries.length, 'change')}`}
      onConfirm={async () => administration().outbox.discardOthers(entries)}
      onClose={onClose}
    >
      <p>
        The database doesn’t have {them} yet. {They} sent when {name} signs in here, and only {name}{' '}
        can send {them}. If you discard {them}, you can’t get {them} back.
      </p>
    </ConfirmDialog>,
    document.body,
  )
}

/** "2 changes of Ann Lee wait" */
const waiting = ({ name, entries }: ChangesOfProps) =>
  `${counted(entries.length, 'change')} of ${name} ${entries.length === 1 ? 'waits' : 'wait'}`

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
  const [it, ItIs] = entries.length === 1 ? ['it', 'It’s'] : ['them', 'They’re']
  useRestoreFocus()
  // Not where the status is, whose text is small and stands at the right.
  return createPortal(
    <ConfirmDialog
      title={waiting({ name, entries })}
      confirmLabel={`Discard ${counted(entries.length, 'change')}`}
      onConfirm={async () => administration().outbox.discardOthers(entries)}
      onClose={onClose}
    >
      <p>
        {ItIs} only in this browser, and only {name} can save {it}, by signing in here. If you
        discard {it}, you can’t get {it} back.
      </p>
    </ConfirmDialog>,
    document.body,
  )
}

/** "2 unsaved changes by Ann Lee" */
const waiting = ({ name, entries }: ChangesOfProps) =>
  `${counted(entries.length, 'unsaved change')} by ${name}`

import { Button } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { signOut, useAuth } from 'shared/auth'
import { type DatabaseAge, isOwn } from 'shared/backend/outbox'
import { useRootMark } from 'shared/browser/useRootMark'
import { administration } from '../../backend/administration'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { allDecided, DecisionDrawer } from './DecisionDrawer'
import { useUnsentTaps } from './hasUnsentChanges'
import { OthersChanges } from './OthersChanges'
import styles from './SaveStatus.module.css'
import { saveStatus, unsavedChanges, unsentCheckIns } from './saveStatus'

const databaseAgeNotes = {
  older:
    'The database needs an update. Until then, some changes wait in this browser. Ask whoever runs this site to update the database.',
  newer: 'The database is newer than this console. Reload the page to update.',
}

/** A screen reader has said it by then. Left there, it would be read again at the end of the page. */
const heardMs = 5000

/** Says whether others have what was changed here, and asks for what it needs to get there. */
export function SaveStatus() {
  const { user } = useAuth()
  const { outbox } = administration()
  const all = useSyncExternalStore(outbox.subscribe, outbox.get)
  const entries = all.filter((entry) => isOwn(entry, user?.id))
  const [deciding, setDeciding] = useState<'now' | 'before'>()
  const [age, setAge] = useState<DatabaseAge>()
  const status = saveStatus(entries, useUnsentTaps())
  /** That everything is saved is news only after something was not. */
  const [hadChanges, setHadChanges] = useState(false)
  if (status.kind !== 'saved' && !hadChanges) setHadChanges(true)

  const isOneWord = ['saved', 'saving'].includes(status.kind)
  useRootMark('save-row', !isOneWord || all.length > entries.length || age !== undefined)

  useEffect(() => {
    // A database that does not answer is reported by what reads the content from it.
    outbox.databaseAge().then(setAge, () => {})
  }, [outbox])

  useEffect(() => {
    if (deciding !== 'before') return
    const timer = setTimeout(() => setDeciding(undefined), heardMs)
    return () => clearTimeout(timer)
  }, [deciding])

  if (!user) return null

  return (
    <div className={styles.status} data-status={status.kind}>
      <div role="status">
        {status.kind === 'saved' && hadChanges && 'Saved'}
        {status.kind === 'saving' && 'Saving…'}
        {status.kind === 'unsentTaps' && unsentCheckIns(status.count)}
        {status.kind === 'waiting' &&
          `${unsavedChanges(status.count)}: ${navigator.onLine ? 'no answer' : 'no connection'}`}
        {status.kind === 'signedOut' && `${unsavedChanges(status.count)}: you’re signed out`}
        {status.kind === 'decision' && (
          <Button className={styles.button} onClick={() => setDeciding('now')}>
            {status.count === 1 ? 'Needs a decision' : `${status.count} need a decision`}
          </Button>
        )}
        {age && <span className={styles.note}>{databaseAgeNotes[age]}</span>}
      </div>
      {status.kind === 'signedOut' && (
        // The guard leads to the sign-in page, and back to here.
        <Button className={styles.button} onClick={signOut}>
          Sign in again
        </Button>
      )}
      <OthersChanges entries={all.filter((entry) => !isOwn(entry, user.id))} />
      {deciding === 'now' && (
        <DecisionDrawer entries={entries} onClose={() => setDeciding('before')} />
      )}
      {/* What the drawer says last is inert: it closes. */}
      {createPortal(
        <VisuallyHidden role="status">
          {deciding === 'before' && status.kind !== 'decision' && allDecided}
        </VisuallyHidden>,
        document.body,
      )}
    </div>
  )
}

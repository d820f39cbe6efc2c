import { useEffect, useRef, useState } from 'react'
import { needsDecision, type OutboxEntry } from 'shared/backend/outbox'
import { useRootMark } from 'shared/browser/useRootMark'
import { SideDrawer } from '../../components/SideDrawer'
import { useRestoreFocus } from '../../focus/useRestoreFocus'
import { Decision } from './Decision'
import styles from './DecisionDrawer.module.css'

export const allDecided = 'All decided.'

interface DecisionDrawerProps {
  entries: readonly OutboxEntry[]
  /** Called once it has closed. */
  onClose: () => void
}

/** The changes that only the administrator can decide about. It closes after the last decision. */
export function DecisionDrawer({ entries, onClose }: DecisionDrawerProps) {
  const [open, setOpen] = useState(true)
  const undecided = entries.filter(needsDecision)
  useRootMark('decisions')

  return (
    <SideDrawer
      open={open && undecided.length > 0}
      onClose={() => setOpen(false)}
      afterOpenChange={(isOpen) => !isOpen && onClose()}
      title="Needs a decision"
      wide
    >
      <Decisions entries={undecided} />
    </SideDrawer>
  )
}

function Decisions({ entries }: { entries: readonly OutboxEntry[] }) {
  const text = useRef<HTMLParagraphElement>(null)
  const count = entries.length
  useRestoreFocus()

  // When it opens, and when the buttons that were pressed have unmounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what changes
  useEffect(() => text.current?.focus({ preventScroll: true }), [count])

  return (
    <>
      <p ref={text} tabIndex={-1} className={styles.intro}>
        {introOf(count)}
      </p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Decision entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

function introOf(count: number) {
  if (count === 0) return allDecided
  const changes = count === 1 ? 'One of your changes hasn’t' : `${count} of your changes haven’t`
  return `${changes} been saved. Nothing will be overwritten until you decide.`
}

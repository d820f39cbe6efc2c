import { Button } from 'antd'
import { useId } from 'react'
import styles from './DraftOffer.module.css'

interface DraftOfferProps {
  savedAt: Date
  onRestore: () => void
  onDiscard: () => void
}

/** Asks what to do with a draft before the form can be filled in. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  const textId = useId()
  return (
    <div className={styles.offer}>
      <p id={textId}>
        What you typed here on <time dateTime={savedAt.toISOString()}>{typedAt(savedAt)}</time> was
        not saved.
      </p>
      <div className={styles.buttons}>
        {/* The form around it is disabled; these are not. */}
        <Button disabled={false} autoFocus aria-describedby={textId} onClick={onRestore}>
          Restore
        </Button>
        <Button disabled={false} type="text" aria-describedby={textId} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}

const typedAt = (savedAt: Date) =>
  savedAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

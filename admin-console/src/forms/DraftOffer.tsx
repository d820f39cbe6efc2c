import { Button } from 'antd'
import { useId } from 'react'
import { useFocusHandover } from '../focus/useFocusHandover'
import { formatInstant } from '../format/formatInstant'
import styles from './DraftOffer.module.css'

interface DraftOfferProps {
  /** ISO 8601. */
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
  /** For dialogs, which have to move the focus inside. */
  autoFocus?: boolean
}

/** Asks whether to restore or discard a draft. */
export function DraftOffer({ savedAt, onRestore, onDiscard, autoFocus }: DraftOfferProps) {
  const textId = useId()
  // Either button removes itself; in a dialog, the form takes the focus.
  const offer = useFocusHandover<HTMLDivElement>()

  return (
    <div ref={autoFocus ? undefined : offer} className={styles.offer}>
      <p id={textId}>
        What you typed here on <time dateTime={savedAt}>{formatInstant(savedAt)}</time> was not
        saved.
      </p>
      <div className={styles.buttons}>
        {/* Enabled within the disabled form. */}
        <Button
          disabled={false}
          autoFocus={autoFocus}
          aria-describedby={textId}
          onClick={onRestore}
        >
          Restore
        </Button>
        <Button disabled={false} type="text" aria-describedby={textId} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}

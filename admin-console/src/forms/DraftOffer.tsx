import { Button } from 'antd'
import { useId, useLayoutEffect, useRef } from 'react'
import { focusPageHeading } from '../components/Page'
import { formatInstant } from '../format/formatInstant'
import styles from './DraftOffer.module.css'

interface DraftOfferProps {
  savedAt: Date
  onRestore: () => void
  onDiscard: () => void
  /** For dialogs, which have to move the focus inside. */
  autoFocus?: boolean
}

/** Asks whether to restore or discard a draft. */
export function DraftOffer({ savedAt, onRestore, onDiscard, autoFocus }: DraftOfferProps) {
  const textId = useId()
  const typedAt = savedAt.toISOString()
  const offer = useRef<HTMLDivElement>(null)

  // Either button removes itself; in a dialog, the form takes the focus.
  useLayoutEffect(() => {
    const element = offer.current
    return () => {
      if (!autoFocus && element?.contains(document.activeElement)) {
        focusPageHeading()
      }
    }
  }, [autoFocus])

  return (
    <div ref={offer} className={styles.offer}>
      <p id={textId}>
        What you typed here on <time dateTime={typedAt}>{formatInstant(typedAt)}</time> was not
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

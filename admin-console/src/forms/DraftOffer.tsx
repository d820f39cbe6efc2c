import { Button } from 'antd'
import { useId, useLayoutEffect, useRef } from 'react'
import { focusPageHeading } from '../components/Page'
import styles from './DraftOffer.module.css'

interface DraftOfferProps {
  savedAt: Date
  onRestore: () => void
  onDiscard: () => void
  /** In a dialog, which has to put the focus somewhere. A page's own is at its heading. */
  autoFocus?: boolean
}

/** Asks what to do with a draft before the form can be filled in. */
export function DraftOffer({ savedAt, onRestore, onDiscard, autoFocus }: DraftOfferProps) {
  const textId = useId()
  const offer = useRef<HTMLDivElement>(null)

  // The answer takes the pressed button away; a dialog puts the focus into its form by itself.
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
        What you typed here on <time dateTime={savedAt.toISOString()}>{typedAt(savedAt)}</time> was
        not saved.
      </p>
      <div className={styles.buttons}>
        {/* The form around it is disabled; these are not. */}
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

const typedAt = (savedAt: Date) =>
  savedAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

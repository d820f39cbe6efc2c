import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { PathIcon } from '../components/Icon'
import styles from './RowMenu.module.css'

interface RowMenuProps {
  /** Completes the accessible name of its button. */
  itemName: string
  /** `RowAction`s and `RowLink`s. */
  children: ReactNode
}

/** Actions of a row behind a button. The browser opens and closes it, and Tab leads from the button into it. */
export function RowMenu({ itemName, children }: RowMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function place({ currentTarget: menu, newState }: ToggleEvent<HTMLDivElement>) {
    const row = button.current?.getBoundingClientRect()
    if (newState !== 'open' || !row) return
    const isLow = row.bottom > innerHeight / 2
    menu.style.right = `${document.documentElement.clientWidth - row.right}px`
    menu.style.top = isLow ? '' : `${row.bottom + gapPx}px`
    menu.style.bottom = isLow ? `${innerHeight - row.top + gapPx}px` : ''
    // It would stay while its row goes.
    addEventListener('scroll', () => menu.hidePopover(), { once: true, capture: true })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        popoverTarget={id}
        aria-expanded={open}
        aria-label={`More actions for ${itemName}`}
      >
        <PathIcon path="M5.5 12h.01M12 12h.01M18.5 12h.01" />
        More
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        // Before the action: what it opens gives the focus back to the button.
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

const gapPx = 4

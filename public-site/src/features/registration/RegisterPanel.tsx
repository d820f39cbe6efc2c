import { type ReactNode, useId, useRef, useState } from 'react'
import { type Event, isFull } from 'shared/entities/event'
import { Button } from '../../components/Button'
import styles from './RegisterPanel.module.css'
import { loadRegistrationForm, RegistrationDialog } from './RegistrationDialog'

interface RegisterPanelProps {
  event: Event
  /** What is known about its places. */
  children: ReactNode
}

/** Where a visitor registers for an event, as long as it has places. */
export function RegisterPanel({ event, children }: RegisterPanelProps) {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const full = isFull(event)

  function close() {
    setOpen(false)
    // The browser gives the focus back to the opener, unless that was the last place.
    if (opener.current?.disabled) title.current?.focus()
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
        Register
      </h2>
      {children}
      <Button
        ref={opener}
        wide
        disabled={full}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadRegistrationForm()}
        onFocus={() => void loadRegistrationForm()}
        onClick={() => setOpen(true)}
      >
        {full ? 'Event Full' : 'Register for this fair'}
      </Button>
      <p className={styles.note}>
        {full
          ? 'All places are taken. Other dates are in the schedule.'
          : 'Free of charge. You need a name and an email address.'}
      </p>
      <RegistrationDialog event={event} open={open} onClose={close} />
    </section>
  )
}

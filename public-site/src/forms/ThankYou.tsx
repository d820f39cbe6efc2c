import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../components/Button'
import { sharedWithOthers } from '../submissions/sharedWithOthers'
import { DemonstrationNote } from './DemonstrationNote'
import { firstName } from './firstName'
import styles from './ThankYou.module.css'

interface ThankYouProps {
  /** Who has sent it. */
  name: string
  /** What was sent. */
  children: ReactNode
  /** What happens next, where somebody receives it. */
  next?: ReactNode
  /** A link to what one can do now. */
  link?: ReactNode
  /** Opens the form again. */
  again?: { label: string; run: () => void }
}

/** Takes the place of a form that was sent, and the focus. */
export function ThankYou(props: ThankYouProps) {
  const { name, children, next, link, again } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView()
  }, [])

  return (
    <section className={styles.thanks} aria-labelledby={titleId}>
      <img className={styles.picture} src="/images/thanks.svg" alt="" width={480} height={200} />
      <h3 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {`Thank you, ${firstName(name)}`}
      </h3>
      {children}
      {next && (sharedWithOthers() ? <p>{next}</p> : <DemonstrationNote />)}
      {(link || again) && (
        <div className={styles.actions}>
          {link}
          {again && (
            <Button variant="outline" onClick={again.run}>
              {again.label}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../components/Icon'
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
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Once the toast that comes with it is there: it has its place below the card, or beside it.
    queueMicrotask(() => {
      const oneColumn = matchMedia('(width < 60rem)').matches
      section.current?.scrollIntoView({ block: oneColumn ? 'end' : 'start' })
      // Of what is taller than the window, its beginning.
      heading.current?.scrollIntoView({ block: 'nearest' })
    })
  }, [])

  return (
    <section className={styles.thanks} ref={section} aria-labelledby={titleId}>
      <div className={styles.card}>
        <img className={styles.picture} src="/images/thanks.svg" alt="" width={480} height={200} />
        <h3 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
          <Icon name="check" />
          {`Thank you, ${firstName(name)}`}
        </h3>
        {children}
        {next && <DemonstrationNote otherwise={<p>{next}</p>} />}
        {(link || again) && (
          <div className={styles.actions}>
            {link}
            {again && (
              <button type="button" onClick={again.run}>
                {again.label}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

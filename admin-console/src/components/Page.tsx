import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'shared/router'
import { focusPageHeading, pageHeadingId } from '../focus/moveFocus'
import styles from './Page.module.css'
import { useSiteName } from './useSiteName'

const ActionSlot = createContext<HTMLElement | null>(null)

interface PageProps {
  /** The page's h1 and the first part of the document title. */
  title: string
  /** What the page is about, a name of any length: the heading goes on with it in a line of its own. */
  about?: string | undefined
  /** The first part of the document title while a form or another tab of the page is open. */
  formTitle?: string | undefined
  /** Its `Breadcrumb`, above the heading. */
  breadcrumb?: ReactNode
  children: ReactNode
}

export function Page({ title, about, formTitle, breadcrumb, children }: PageProps) {
  const siteName = useSiteName()
  const { key } = useLocation()
  const [actionSlot, setActionSlot] = useState<HTMLElement | null>(null)
  // "default" is the key of the router's first location: after a page load the focus is not moved.
  const navigated = useRef(key !== 'default')

  useEffect(() => {
    document.title = `${formTitle ?? [title, about].filter(Boolean).join(' ')} – ${siteName}`
  }, [formTitle, title, about, siteName])

  useEffect(() => {
    // A form that is open from the beginning has it.
    if (navigated.current && !document.activeElement?.closest('form')) focusPageHeading()
  }, [])

  return (
    <ActionSlot value={actionSlot}>
      {breadcrumb}
      <div className={styles.head}>
        <h1 id={pageHeadingId} tabIndex={-1}>
          {title}
          {about && <span className={styles.about}> {about}</span>}
        </h1>
        <div ref={setActionSlot} className={styles.action} />
      </div>
      {children}
    </ActionSlot>
  )
}

/** The page's primary button, rendered beside its heading wherever in the page it belongs. */
export const PageAction = ({ children }: { children: ReactNode }) => {
  const slot = useContext(ActionSlot)
  return slot && createPortal(children, slot)
}

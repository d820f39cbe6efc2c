import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { useSiteName } from '../site/useSiteName'
import styles from './Page.module.css'

const headingId = 'page-heading'

interface PageProps {
  /** The page's one h1, and the beginning of the document's title. */
  title: string
  /** The page's one primary button. */
  action?: ReactNode
  children: ReactNode
}

export function Page({ title, action, children }: PageProps) {
  const siteName = useSiteName()
  const { key } = useLocation()
  // The router's first location has this key: a document just opened leaves the focus at its start.
  const navigated = useRef(key !== 'default')

  useEffect(() => {
    document.title = `${title} – ${siteName}`
  }, [title, siteName])

  useEffect(() => {
    if (navigated.current) focusPageHeading()
  }, [])

  return (
    <>
      <div className={styles.head}>
        <h1 id={headingId} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </div>
      {children}
    </>
  )
}

/** Where the keyboard goes on when the button that was pressed is gone. */
export const focusPageHeading = () => document.getElementById(headingId)?.focus()

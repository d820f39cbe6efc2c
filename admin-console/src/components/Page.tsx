import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { useSiteName } from '../site/useSiteName'
import styles from './Page.module.css'

const headingId = 'page-heading'

interface PageProps {
  /** The page's h1 and the first part of the document title. */
  title: string
  /** The page's one primary button. */
  action?: ReactNode
  children: ReactNode
}

export function Page({ title, action, children }: PageProps) {
  const siteName = useSiteName()
  const { key } = useLocation()
  // "default" is the key of the router's first location: after a page load the focus is not moved.
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

/** Moves the focus to the page's heading, for when the focused element is removed. */
export const focusPageHeading = () => document.getElementById(headingId)?.focus()

import { Children, type ReactNode } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import styles from './Sections.module.css'

/** The sections of a page. If one fails to render, the others stay. */
export function Sections({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return Children.map(children, (section) => (
    <ErrorBoundary locationKey={key} fallback={sectionFailure}>
      {section}
    </ErrorBoundary>
  ))
}

const sectionFailure = () => (
  <p className={styles.failure} role="alert">
    We couldn’t show this part of the page.
  </p>
)

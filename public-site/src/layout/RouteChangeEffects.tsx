import { useLayoutEffect, useRef, useState } from 'react'
import { reducedMotion } from 'shared/browser/useMediaQuery'
import { useLocation, useNavigationType } from 'shared/router'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { followedLink, leftPlace } from './scrollPlace'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * Does on navigation what a browser does when it loads a document: shows the new page's top, or the part
 * that the URL names, moves the focus there and announces the page. Back, Forward and a reload show the
 * place that was left. It is rendered inside the pages' Suspense boundary, and so waits for the page.
 */
export function RouteChangeEffects() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef<string>(undefined)
  const [announcement, setAnnouncement] = useState('')
  const shownPage = useScrollRestoration(key, navigationType === 'POP')

  useLayoutEffect(() => {
    const documentLoaded = shownPath.current === undefined && navigationType === 'POP'
    const newPage = shownPath.current !== pathname
    shownPath.current = pathname
    // The ids of this site need no encoding.
    const target = document.getElementById(hash.slice(1))

    const place = navigationType === 'POP' && leftPlace()
    if (place) {
      if (newPage && !documentLoaded) focusOn(followedLink(place) ?? pageHeading())
    } else if (target) {
      focusOn(target)
      if (newPage || matchMedia(reducedMotion).matches) shownPage.current.kept = target
      else target.scrollIntoView({ behavior: 'smooth' })
    } else if (newPage && !documentLoaded) {
      scrollTo(0, 0)
      focusOn(pageHeading())
    }
    if (newPage && !documentLoaded) setAnnouncement(document.title)
  }, [pathname, hash, navigationType, shownPage])

  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}

const pageHeading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')

function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

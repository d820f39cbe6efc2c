/** Where the visitor left a page. The history's entry has it, which outlives a reload. */
export interface Place {
  /** How far the page was scrolled. */
  top: number
  /** The first heading, or question, that was in sight or below, and its distance from the top of the screen. */
  heading?: string
  y?: number
  /** The URL of the link that was last used on the page, and its place among links to the same URL. */
  href?: string
  nth?: number
}

export const leftPlace = (): Place | undefined => history.state?.place

/** @param link the one that was last used on the page */
export function savePlace(link: HTMLAnchorElement | undefined) {
  const heading = headings().find((candidate) => topOf(candidate) >= 0)
  const place: Place = {
    top: scrollY,
    heading: heading?.textContent,
    y: heading && topOf(heading),
    href: link?.href,
    nth: link && linksTo(link.href).indexOf(link),
  }
  history.replaceState({ ...history.state, place }, '')
}

export function scrollToPlace(place: Place) {
  scrollTo(0, place.top)
  scrollBy(0, headingMovedBy(place))
}

/**
 * The place as the browser has restored it in the document: by its heading if that is where it was, else by
 * pixels. It may have gone by something else that only looks like what was in sight.
 */
export function restoredByBrowser(left: Place): Place {
  const byHeading = Math.abs(scrollY - left.top) > 1 && Math.abs(headingMovedBy(left)) <= 1
  return byHeading ? left : { top: left.top }
}

/**
 * How far the place's heading is from where it was, if it is still there. What is above it may be higher
 * or lower now: a confirmation is gone, or a form is filled in.
 */
function headingMovedBy({ heading, y = 0 }: Place) {
  const found = headings().find(({ textContent }) => textContent === heading)
  return found ? topOf(found) - y : 0
}

const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
const topOf = (element: Element) => element.getBoundingClientRect().top

/** Finds the link after React has rendered the page anew, if it is still there to be seen. */
export function followedLink({ href, nth = -1 }: Place) {
  const link = linksTo(href)[nth]
  return link?.checkVisibility() ? link : undefined
}

const linksTo = (href?: string) => [...document.links].filter((link) => link.href === href)

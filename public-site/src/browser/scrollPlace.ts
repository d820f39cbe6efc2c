/** How far a page is scrolled, and what is in sight there. */
export interface ScrollPlace {
  top: number
  /** The first heading, or question, that is in sight or below, and its distance from the top of the screen. */
  heading?: string
  y?: number
}

export function currentPlace(): ScrollPlace {
  const first = headings().find((heading) => topOf(heading) >= 0)
  return { top: scrollY, heading: first?.textContent, y: first && topOf(first) }
}

/**
 * Scrolls to where the page was left. What is above the heading may be higher or lower now: a
 * confirmation is gone, or a form has yet to be filled in again.
 */
export function scrollBack(place: ScrollPlace) {
  scrollTo(0, place.top)
  scrollBy(0, distanceTo(place) ?? 0)
}

/** How far the place's heading is from where it was: the nearest one, if several read the same. */
export const distanceTo = ({ heading, y = 0 }: ScrollPlace): number | undefined =>
  headings()
    .filter(({ textContent }) => textContent === heading)
    .map((there) => topOf(there) - y)
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0]

const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
const topOf = (element: Element) => element.getBoundingClientRect().top

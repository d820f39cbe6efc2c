/** What jsdom lacks of a browser, as far as the site uses it. */
import { vi } from 'vitest'
import { ObserverStandIn } from './intersections'
import { matchingMedia } from './matchingMedia'

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('input, button, a[href]')?.focus()
}

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event('close'))
}

const openers = new WeakMap<HTMLDialogElement, Element | null>()

Element.prototype.scrollIntoView = vi.fn()
window.scrollTo = vi.fn()
window.matchMedia = (query) => Object.assign(new EventTarget(), mediaQuery(query))
window.IntersectionObserver = ObserverStandIn

const mediaQuery = (media: string) => ({
  media,
  matches: matchingMedia.has(media),
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
})

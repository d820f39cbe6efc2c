/** Stands for the browser's IntersectionObserver: a test says what has come into view. */
const observers = new Set<ObserverStandIn>()

export class ObserverStandIn implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds: readonly number[]
  readonly #callback: IntersectionObserverCallback
  readonly #targets = new Set<Element>()

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#callback = callback
    this.thresholds = [options.threshold ?? 0].flat()
    observers.add(this)
  }

  observe(target: Element) {
    this.#targets.add(target)
  }

  unobserve(target: Element) {
    this.#targets.delete(target)
  }

  disconnect() {
    this.#targets.clear()
    observers.delete(this)
  }

  takeRecords = () => []

  notice(target: Element, visibleShare: number) {
    if (!this.#targets.has(target)) return
    const isIntersecting = this.thresholds.some((threshold) => visibleShare >= threshold)
    const entry = { target, isIntersecting, intersectionRatio: visibleShare }
    this.#callback([entry as IntersectionObserverEntry], this)
  }
}

/** Scrolls this share of an element (0 to 1) into view. */
export function showShare(target: Element, visibleShare: number) {
  for (const observer of observers) observer.notice(target, visibleShare)
}

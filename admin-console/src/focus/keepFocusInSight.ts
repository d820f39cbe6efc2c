/** Scrolls what has the focus back into the window, after something above it has grown. */
export function keepFocusInSight() {
  document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
}

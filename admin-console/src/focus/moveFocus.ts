export const pageHeadingId = 'page-heading'

/** For when the focused element is removed. */
export const focusPageHeading = (options?: FocusOptions) =>
  document.getElementById(pageHeadingId)?.focus(options)

/** Scrolls what has the focus back into the window, after something above it has grown. */
export function keepFocusInSight() {
  document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
}

/** So soon after it, a second press was meant for what the first one pressed. */
const secondPressMs = 500

/** Moves the focus to what a press has led to: a field of a form that it opened, a button of the next row. */
export function passFocus(element: HTMLElement | null | undefined, options?: FocusOptions) {
  element?.focus(options)
  ignoreSecondPress(element)
}

/**
 * For an element that has just got the focus, or does something else since it was pressed: Enter or Space
 * pressed twice or held down does nothing there, until a moment has passed or another key was pressed.
 */
export function ignoreSecondPress(element: HTMLElement | null | undefined) {
  const until = performance.now() + secondPressMs
  function onKeyDown(event: KeyboardEvent) {
    const presses = event.key === 'Enter' || event.key === ' '
    if (presses && (event.repeat || event.timeStamp < until)) event.preventDefault()
    else element?.removeEventListener('keydown', onKeyDown)
  }
  element?.addEventListener('keydown', onKeyDown)
}

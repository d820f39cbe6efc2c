/**
 * Props of a button that can do nothing before the page has hydrated. The document's own script marks the one
 * that is pressed before (host/src/loadWatch.js), and it is pressed again once it works.
 */
export const earlyPress = {
  'data-early': '',
  ref(button: HTMLButtonElement | null) {
    if (!button) return
    button.removeAttribute('data-early')
    if (!button.ariaBusy) return
    button.ariaBusy = null
    // After the commit that this is a part of.
    queueMicrotask(() => button.click())
  },
}

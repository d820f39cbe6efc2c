/**
 * The quiet bar of every document that says that not everything has loaded. The document itself
 * shows it when nothing of the shell has run for a while (loadWatch.js).
 */
const notice = () => document.getElementById('load-notice')

export function showLoadNotice() {
  notice()?.removeAttribute('hidden')
}

/** Hides it for good: the page works. */
export function hideLoadNotice() {
  notice()?.remove()
}

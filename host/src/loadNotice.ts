/**
 * The quiet bar of every document that says that not everything has loaded. The document itself
 * shows it when nothing of the shell has run for a while (loadWatch.js).
 */
const notice = () => document.getElementById('load-notice')

export function showLoadNotice() {
  notice()?.removeAttribute('hidden')
}

/** Hides it for good: the page works. Without the shell's style sheet it stays until that comes. */
export function hideLoadNotice() {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--paper')
  if (token) notice()?.remove()
  else styleSheet()?.addEventListener('load', hideLoadNotice)
}

const styleSheet = () => document.querySelector('link[rel="stylesheet"][href^="/assets/"]')

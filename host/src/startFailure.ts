import { showLoadNotice } from './loadNotice'

/** Shows that the shell itself could not be loaded. A prerendered page stays, as it can be read. */
export function showStartFailure(error: unknown) {
  // Not through shared/reporting: it comes with the rest of the shell.
  console.error('[shell] The site could not start', error)
  showLoadNotice()
  const root = document.getElementById('root')
  if (!root || root.querySelector('h1')) return
  const title = document.createElement('h1')
  title.textContent = 'Unexpected Application Error!'
  const again = document.createElement('a')
  again.textContent = 'Try again'
  again.href = location.href
  const main = document.createElement('main')
  main.append(title, again)
  root.replaceChildren(main)
}

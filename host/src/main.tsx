/**
 * Starts the shell in steps: React, then the shell, then the page. Evaluated in one task, its
 * scripts would block a slow phone for 100 ms after the page can be read.
 */
import 'react-dom/client'
import 'shared/styles/tokens.css'
import 'shared/styles/fonts.css'
import 'shared/styles/base.css'
import './document.css'

/** Lets the browser handle pending events, such as a tap. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

async function startInSteps() {
  try {
    await yieldToMain()
    const { start } = await import('./start')
    await yieldToMain()
    if (await start()) removeNotice()
    else notice()?.removeAttribute('hidden')
  } catch (error) {
    showStartFailure(error)
  }
}

/**
 * The quiet bar of every document that says that not everything has loaded. The document itself
 * shows it when nothing of the shell has run for a while (loadWatch.js).
 */
const notice = () => document.getElementById('load-notice')

/** The page works: the notice goes for good. Without the shell's style sheet it stays until that comes. */
function removeNotice() {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--paper')
  if (token) notice()?.remove()
  else styleSheet()?.addEventListener('load', removeNotice)
}

const styleSheet = () => document.querySelector('link[rel="stylesheet"][href^="/assets/"]')

/** Shows that the shell itself could not be loaded. A prerendered page stays, as it can be read. */
function showStartFailure(error: unknown) {
  // Not through shared/reporting: it comes with the rest of the shell.
  console.error('[shell] The site could not start', error)
  notice()?.removeAttribute('hidden')
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

// Without `await`: with one at the top of a module, the build would split off what chunks share.
startInSteps()

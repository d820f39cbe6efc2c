/**
 * Starts the shell in steps: React, then the shell, then the page. Evaluated in one task, its
 * scripts would block a slow phone for 100 ms after the page can be read.
 */
import 'react-dom/client'
import 'shared/styles/tokens.css'
import 'shared/styles/fonts.css'
import 'shared/styles/base.css'
import './screens/loadingScreen.css'
import './screens/loadNotice.css'
import { hideLoadNotice, showLoadNotice } from './loadNotice'
import { showStartFailure } from './startFailure'

/** Lets the browser handle pending events, such as a tap. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

async function startInSteps() {
  try {
    await yieldToMain()
    const { start } = await import('./start')
    await yieldToMain()
    if (await start()) hideLoadNotice()
    else showLoadNotice()
  } catch (error) {
    showStartFailure(error)
  }
}

// Without `await`: with one at the top of a module, the build would split off what chunks share.
startInSteps()

/**
 * Starts the shell in steps: React, then the shell, then the page. Evaluated in one task, its
 * scripts hold a slow telephone up for a tenth of a second after the page is there to be read.
 */
import 'react-dom/client'
import 'shared/styles/tokens.css'
import 'shared/styles/fonts.css'
import 'shared/styles/base.css'
import { showStartFailure } from './startFailure'

/** Lets the browser handle what has happened meanwhile, such as a press. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

try {
  await yieldToMain()
  const { start } = await import('./start')
  await yieldToMain()
  await start()
} catch (error) {
  showStartFailure(error)
}

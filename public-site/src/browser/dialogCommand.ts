import type { MouseEvent } from 'react'

/**
 * Spread on a button, has the browser itself open or close the dialog of this id until the page has
 * hydrated; from then on `run` does. Browsers that do not know it wait for that.
 * Source: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export const dialogCommand = (
  command: 'show-modal' | 'close',
  dialogId: string,
  run: () => void,
) => ({
  command,
  commandfor: dialogId,
  onClick(event: MouseEvent) {
    // Not both: the browser warns of a dialog that is open already.
    event.preventDefault()
    run()
  },
})

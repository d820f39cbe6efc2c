import type { MouseEvent } from 'react'

/**
 * Props of a button that opens or closes the dialog with this id. Until the page has hydrated, the
 * browser itself does so, if it knows these attributes; from then on `run` does.
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

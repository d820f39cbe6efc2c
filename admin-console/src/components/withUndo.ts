import { showToast, type Toast } from 'shared/toasts'
import { ignoreSecondPress, keepFocusInSight } from '../focus/moveFocus'

/**
 * A toast that offers Undo, and then another that says it is done: the first one closes, and a screen
 * reader would hear nothing.
 * @param undo returns or resolves with `false` where it has said itself how it went
 * @param undone what the other toast says: "Event restored"
 */
export const withUndo = (toast: Toast, undo: () => unknown, undone: string): Toast => ({
  ...toast,
  action: {
    label: 'Undo',
    async run() {
      const undoing = undo()
      // The toast closes at once, and gives the focus to something else.
      queueMicrotask(() => ignoreSecondPress(document.querySelector<HTMLElement>(':focus')))
      const tellsItself = (await undoing) === false
      // What came back may have pushed out of sight what the closed toast gave the focus to.
      keepFocusInSight()
      // Later than the first one has closed: of two that can be undone, neither makes room for it.
      if (!tellsItself) showToast({ kind: 'info', title: undone })
    },
  },
})

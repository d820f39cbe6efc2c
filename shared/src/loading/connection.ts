import { dismissToast, showToast } from 'shared/toasts'

/**
 * Says that there is no connection, until there is one.
 * @returns the toast that says so, and what resolves once the browser is online
 */
export function connection(): { toast: number; online: Promise<void> } {
  const toast = showToast({
    kind: 'info',
    title: 'You’re offline',
    description: 'This page opens when you reconnect.',
    stays: true,
  })
  const online = new Promise<void>((resolve) => {
    addEventListener(
      'online',
      () => {
        dismissToast(toast)
        resolve()
      },
      { once: true },
    )
  })
  return { toast, online }
}

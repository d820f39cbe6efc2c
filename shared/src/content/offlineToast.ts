import type { Toast } from '../toasts/toasts'

/** Says that a page waits for the connection, until it is dismissed. */
export const offlineToast: Toast = {
  kind: 'info',
  title: 'You’re offline',
  description: 'This page opens when you reconnect.',
  stays: true,
}

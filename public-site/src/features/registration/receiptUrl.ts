/** What the QR code of a registration says. */
import type { DeviceRegistration } from 'shared/collections/registrations'

export type ReceiptKey = Pick<DeviceRegistration, 'id' | 'token'>

/** What cancels a registration stands in the fragment, which no server gets to see or log. */
export const receiptUrl = (eventId: number, { id, token }: ReceiptKey) =>
  `${location.origin}/events/${eventId}#receipt=${id}${token ? `.${token}` : ''}`

/** `undefined` for any other fragment. */
export function readReceipt(hash: string): (ReceiptKey & { id: string }) | undefined {
  const [, id, token] = /^#receipt=([\da-f-]{32,36})(?:\.(\w+))?$/.exec(hash) ?? []
  return id ? { id, token } : undefined
}

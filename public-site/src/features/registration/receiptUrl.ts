/** The address of a registration: what its QR code says, and what shows it on another device. */
import type { DeviceRegistration } from 'shared/collections/registrations'
import { receiptFragment } from 'shared/submissions/receiptFragment'

export type ReceiptKey = Pick<DeviceRegistration, 'id' | 'token'>

/** What cancels a registration stands in the fragment, which no server gets to see or log. */
export const receiptUrl = (eventId: number, { id, token }: ReceiptKey) =>
  `${location.origin}/events/${eventId}${receiptFragment}${id}${token ? `.${token}` : ''}`

/** `undefined` for any other fragment. */
export function readReceipt(hash: string): (ReceiptKey & { id: string }) | undefined {
  if (!hash.startsWith(receiptFragment)) return
  const [, id, token] =
    /^([\da-f-]{32,36})(?:\.(\w+))?$/.exec(hash.slice(receiptFragment.length)) ?? []
  return id ? { id, token } : undefined
}

/**
 * The payment gateway's ID and password as they were saved last. In memory only: gone with the page
 * and at sign-out, never in the store, never in the browser's storage.
 */
import { useSyncExternalStore } from 'react'
import { authStore } from 'shared/auth'
import type { PaymentSettings } from 'shared/entities/settings'

type GatewayCredentials = Pick<PaymentSettings, 'powerTranzId' | 'powerTranzPassword'>

let saved: GatewayCredentials | undefined
const listeners = new Set<() => void>()

export function setGatewayCredentials(access: GatewayCredentials | undefined) {
  saved = access
  for (const listener of listeners) listener()
}

authStore.subscribe(() => {
  if (authStore.getState().status !== 'signedIn') setGatewayCredentials(undefined)
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The password saved for this gateway ID; `undefined` when it must be typed again. */
export function useGatewayPassword(powerTranzId: string): string | undefined {
  const access = useSyncExternalStore(subscribe, () => saved)
  return access?.powerTranzId === powerTranzId ? access.powerTranzPassword : undefined
}

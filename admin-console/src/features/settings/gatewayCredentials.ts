/**
 * The payment gateway's ID and password as last saved. They are kept in memory only, until reload or
 * sign-out, and never in the store or in the browser's storage.
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

/** The password saved for this gateway ID; `undefined` if it has to be typed again. */
export function useGatewayPassword(powerTranzId: string): string | undefined {
  const access = useSyncExternalStore(subscribe, () => saved)
  return access?.powerTranzId === powerTranzId ? access.powerTranzPassword : undefined
}

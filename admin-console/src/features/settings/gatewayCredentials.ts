/**
 * The payment gateway's ID and password as last saved. They are kept in memory only, until reload or
 * sign-out, and never in the store or in the browser's storage.
 */
import { useSyncExternalStore } from 'react'
import { authStore } from 'shared/auth'
import type { PaymentSettings } from 'shared/entities/paymentSettings'
import { createObservable } from 'shared/persistence'

type GatewayCredentials = Pick<PaymentSettings, 'powerTranzId' | 'powerTranzPassword'>

const saved = createObservable<GatewayCredentials | undefined>('gatewayCredentials', undefined)

export const setGatewayCredentials = saved.set

authStore.subscribe(() => {
  if (authStore.getState().status !== 'signedIn') saved.set(undefined)
})

/** The password saved for this gateway ID; `undefined` if it has to be typed again. */
export function useGatewayPassword(powerTranzId: string): string | undefined {
  const access = useSyncExternalStore(saved.subscribe, saved.get)
  return access?.powerTranzId === powerTranzId ? access.powerTranzPassword : undefined
}

import type { Donation } from './gift'

/**
 * There is no payment provider yet: the donation is logged. Card data is never passed to this
 * function.
 */
export async function donate(donation: Donation) {
  console.info('[site] Donation', donation)
  return donation
}

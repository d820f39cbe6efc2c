import type { Donation } from './donationSchema'

/**
 * Gives. There is no payment provider yet: the donation is logged, without anything of the card,
 * which does not come this far.
 */
export async function donate(donation: Donation) {
  console.info('[site] Donation', donation)
  return donation
}

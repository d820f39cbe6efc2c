import type { DonationOffer } from 'shared/entities/donationOffer'

/** Offers goods or services. There is no server yet: it is logged. */
export async function submitDonationOffer(offer: DonationOffer) {
  console.info('[site] Donation offer', offer)
  return offer
}

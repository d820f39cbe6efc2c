import type { DonationOffer } from 'shared/entities/donationOffer'
import type { SubmissionAttempt } from '../../submissions/attempt'
import { sendToStore } from '../../submissions/sendToStore'

/** Offers goods or services. Without a store it is logged. */
export async function submitDonationOffer(offer: DonationOffer, attempt: SubmissionAttempt) {
  const answer = await sendToStore('submit_donation_offer', { form: offer }, attempt)
  if (!answer) console.info('[site] Donation offer', offer)
  return offer
}

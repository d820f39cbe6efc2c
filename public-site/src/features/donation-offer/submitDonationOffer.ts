import type { DonationOffer } from 'shared/entities/donationOffer'
import { sendToStore } from '../../submissions/sendToStore'
import type { SubmissionMetadata } from '../../submissions/submissionMetadata'

/** Offers goods or services. Without a store it is logged. */
export async function submitDonationOffer(offer: DonationOffer, metadata: SubmissionMetadata) {
  const answer = await sendToStore('submit_donation_offer', { form: offer }, metadata)
  if (!answer) console.info('[site] Donation offer', offer)
  return offer
}

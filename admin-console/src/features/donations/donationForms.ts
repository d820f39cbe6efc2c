/** What donations are written with, in one chunk. */
export { DonationFields } from './DonationFields'
export { RecordDonationForm } from './RecordDonationForm'

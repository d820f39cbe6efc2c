import { outline } from '../../components/formView'
import { LateForm } from '../../components/LateForm'
import { DonationOfferFormView } from './DonationOfferFormView'

const loadDonationOfferForm = () =>
  import('./DonationOfferForm').then((module) => module.DonationOfferForm)

/** Where a visitor offers goods or services. */
export function DonationOfferPanel() {
  return <LateForm load={loadDonationOfferForm} outline={<DonationOfferFormView {...outline} />} />
}

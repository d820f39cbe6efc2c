import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { DonationOfferFormView } from './DonationOfferFormView'

const loadDonationOfferForm = () =>
  import('./DonationOfferForm').then((module) => module.DonationOfferForm)

/** Where a visitor offers goods or services. */
export function DonationOfferPanel() {
  return (
    <DeferredForm load={loadDonationOfferForm} skeleton={<DonationOfferFormView {...skeleton} />} />
  )
}

import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { DonationOfferFormView } from './DonationOfferFormView'

const loadDonationOfferForm = () =>
  import('./DonationOfferForm').then((module) => module.DonationOfferForm)

/** Where a visitor offers goods or services. */
export const DonationOfferPanel = () => (
  <DeferredForm load={loadDonationOfferForm} skeleton={<DonationOfferFormView {...skeleton} />} />
)

import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './DonationWidget.module.css'
import { DonorStep, donationDefaults } from './DonorStep'
import { HowToGive } from './HowToGive'

const loadDonationForm = () => import('./DonationForm').then((module) => module.DonationForm)

/** Where a visitor gives, in two steps, or learns how to as long as there is nowhere to pay. */
export function DonationWidget() {
  const { siteName, payable } = useSiteSettings()
  return (
    <div className={styles.widget}>
      {payable ? (
        <DeferredForm
          load={loadDonationForm}
          skeleton={<DonorStep {...skeleton} defaults={donationDefaults} />}
        />
      ) : (
        <HowToGive />
      )}
      <ul className={styles.statements}>
        <li>
          {siteName} is a <span className={styles.together}>501(c)(3)</span> organization.
        </li>
        <li>Your gift is tax-deductible.</li>
        {payable && <li>Your payment is secured by a payment provider.</li>}
      </ul>
    </div>
  )
}

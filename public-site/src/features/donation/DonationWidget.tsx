import { hasStore } from 'shared/store/hasStore'
import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './DonationWidget.module.css'
import { DonorStep, donationDefaults } from './DonorStep'

const loadDonationForm = () => import('./DonationForm').then((module) => module.DonationForm)

/** Where a visitor gives, in two steps. */
export function DonationWidget() {
  const { siteName, paymentPage } = useSiteSettings()
  return (
    <div className={styles.widget}>
      <DeferredForm
        load={loadDonationForm}
        skeleton={<DonorStep {...skeleton} defaults={donationDefaults} />}
      />
      <ul className={styles.statements}>
        <li>
          {siteName} is a <span className={styles.together}>501(c)(3)</span> organization.
        </li>
        <li>Your gift is tax-deductible.</li>
        {/* Not true with a store that takes no payments yet: the second step says so. */}
        {(paymentPage || !hasStore()) && <li>Your payment is secured by a payment provider.</li>}
      </ul>
    </div>
  )
}

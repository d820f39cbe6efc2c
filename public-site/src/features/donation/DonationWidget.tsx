import { DeferredForm } from '../../components/DeferredForm'
import { skeleton } from '../../components/formView'
import { useFoundation } from '../../components/useFoundation'
import styles from './DonationWidget.module.css'
import { DonorStep, donationDefaults } from './DonorStep'

const loadDonationForm = () => import('./DonationForm').then((module) => module.DonationForm)

/** Where a visitor gives, in two steps. */
export function DonationWidget() {
  const { siteName } = useFoundation()
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
        <li>Your payment is secured by a payment provider.</li>
      </ul>
    </div>
  )
}

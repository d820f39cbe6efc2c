import { ButtonLink } from '../../components/Button'
import { ContactItems } from '../../components/ContactLinks'
import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './DonationWidget.module.css'
import { DonorStep } from './DonorStep'

const loadDonationForm = () => import('./DonationForm').then((module) => module.DonationForm)

/** Where a visitor gives, in two steps, or learns how to as long as there is nowhere to pay. */
export function DonationWidget() {
  const { siteName, payable } = useSiteSettings()
  return (
    <div className={styles.widget}>
      {payable ? (
        <DeferredForm load={loadDonationForm} skeleton={<DonorStep {...skeleton} />} />
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

const HowToGive = () => (
  <div className={styles.ways}>
    <h3>How to give now</h3>
    <p>You can’t give online yet. Write or call, and we’ll arrange it with you.</p>
    <ul>
      <ContactItems />
    </ul>
    <ButtonLink to="/get-involved#donate-resources" variant="outline" wide>
      Offer goods or services
    </ButtonLink>
  </div>
)

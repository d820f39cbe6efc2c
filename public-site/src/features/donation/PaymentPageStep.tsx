import type { Ref } from 'react'
import { paymentPageUrl } from 'shared/format/paymentPageUrl'
import { Link } from 'shared/router'
import { Button, ButtonAnchor } from '../../components/Button'
import { EmailLink, PhoneLink } from '../../components/ContactLinks'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './CardStep.module.css'
import { GiftSummary } from './GiftSummary'
import type { Donation } from './gift'
import { StepButtonText, StepFrame } from './StepFrame'

interface PaymentPageStepProps {
  donation: Donation
  titleRef: Ref<HTMLHeadingElement>
  onBack: () => void
}

/** Step 2 on a site with a store: no card is typed here, the provider's page takes the payment. */
export function PaymentPageStep({ donation, titleRef, onBack }: PaymentPageStepProps) {
  const { paymentPage } = useSiteSettings()
  const url = paymentPageUrl(paymentPage, donation)
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef}>
      <GiftSummary donation={donation} />
      {url ? (
        <p>You pay on the page of our payment provider. No card number is typed on this site.</p>
      ) : (
        <HowToGive />
      )}
      <div className={styles.actions}>
        {url && (
          <ButtonAnchor href={url} variant="donate" wide>
            <StepButtonText label="Go to the payment page" gift={donation} />
          </ButtonAnchor>
        )}
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
      </div>
    </StepFrame>
  )
}

/** As long as the foundation has no payment page. */
function HowToGive() {
  const { contactEmail, phoneNumber } = useSiteSettings()
  return (
    <p>
      We do not take payments on this site yet. Tell us about your gift, and we say how to send it:{' '}
      {contactEmail && <EmailLink address={contactEmail} />}
      {contactEmail && phoneNumber && ' or '}
      {phoneNumber && <PhoneLink number={phoneNumber} />}
      {!contactEmail && !phoneNumber && <Link to="/contact">how to reach us</Link>}.
    </p>
  )
}

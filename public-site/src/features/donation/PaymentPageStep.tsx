import type { Ref } from 'react'
import { paymentPageUrl } from 'shared/format/paymentPageUrl'
import { Button, ButtonAnchor } from '../../components/Button'
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

/** Step 2 where the provider's page takes the payment: no card is typed here. */
export function PaymentPageStep({ donation, titleRef, onBack }: PaymentPageStepProps) {
  const { paymentPage } = useSiteSettings()
  const url = paymentPageUrl(paymentPage, donation)
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef}>
      <GiftSummary donation={donation} />
      <p>You pay on the page of our payment provider. No card number is typed on this site.</p>
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

import type { Ref } from 'react'
import { paymentPageUrl } from 'shared/format/paymentPageUrl'
import { Button, ButtonAnchor } from '../../components/Button'
import { FormFailure } from '../../forms/FormFailure'
import type { FormViewProps } from '../../forms/formView'
import { useSiteSettings } from '../../site/useSiteSettings'
import { CardFields, type CardFieldsProps } from './CardFields'
import type { emptyCard } from './cardSchema'
import { GiftLabel } from './GiftLabel'
import type { Donation } from './gift'
import styles from './PaymentStep.module.css'
import { StepButtonText, StepFrame } from './StepFrame'

interface PaymentStepProps extends FormViewProps<typeof emptyCard>, CardFieldsProps {
  donation: Donation
  titleRef: Ref<HTMLHeadingElement>
  onBack: () => void
}

/** Step 2: a card is asked for, or the provider's page takes the payment. */
export function PaymentStep({
  donation,
  titleRef,
  onBack,
  submitting,
  failure,
  onSubmit,
  ...fields
}: PaymentStepProps) {
  const { paysByCard, paymentPage } = useSiteSettings()
  const url = paymentPageUrl(paymentPage, donation)
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef} onSubmit={onSubmit}>
      <dl className={styles.gift}>
        <dt>Gift</dt>
        <dd>
          <GiftLabel {...donation} />
        </dd>
        <dt>From</dt>
        <dd>
          {donation.name}, {donation.email}
        </dd>
      </dl>
      {paysByCard ? (
        <>
          <p className={styles.note}>Demonstration: no card is charged</p>
          <CardFields {...fields} />
          <FormFailure>{failure}</FormFailure>
        </>
      ) : (
        <p>You pay on the page of our payment provider. No card number is typed on this site.</p>
      )}
      <div className={styles.actions}>
        {paysByCard && (
          <Button type="submit" variant="donate" wide disabled={submitting}>
            {submitting ? (
              'Processing...'
            ) : (
              <StepButtonText label="Complete Donation" gift={donation} />
            )}
          </Button>
        )}
        {!paysByCard && url && (
          <ButtonAnchor href={url} variant="donate" wide>
            <StepButtonText label="Go to the payment page" gift={donation} />
          </ButtonAnchor>
        )}
        <Button variant="outline" disabled={submitting} onClick={onBack}>
          Back
        </Button>
      </div>
    </StepFrame>
  )
}

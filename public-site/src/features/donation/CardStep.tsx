import type { Ref } from 'react'
import { Button } from '../../components/Button'
import { FormFailure } from '../../forms/FormFailure'
import type { FormViewProps } from '../../forms/formView'
import { CardFields, type CardFieldsProps, type emptyCard } from './CardFields'
import styles from './CardStep.module.css'
import { GiftSummary } from './GiftSummary'
import type { Donation } from './gift'
import { StepButtonText, StepFrame } from './StepFrame'

interface CardStepProps extends FormViewProps<typeof emptyCard>, CardFieldsProps {
  donation: Donation
  titleRef: Ref<HTMLHeadingElement>
  onBack: () => void
}

/** Step 2. */
export function CardStep({
  donation,
  titleRef,
  onBack,
  submitting,
  failure,
  onSubmit,
  ...fields
}: CardStepProps) {
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef} onSubmit={onSubmit}>
      <GiftSummary donation={donation} />
      <p className={styles.note}>Demonstration: no card is charged</p>
      <CardFields {...fields} />
      <FormFailure>{failure}</FormFailure>
      <div className={styles.actions}>
        <Button type="submit" variant="donate" wide disabled={submitting}>
          {submitting ? (
            'Processing...'
          ) : (
            <StepButtonText label="Complete Donation" gift={donation} />
          )}
        </Button>
        <Button variant="outline" disabled={submitting} onClick={onBack}>
          Back
        </Button>
      </div>
    </StepFrame>
  )
}

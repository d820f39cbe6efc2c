import type { Ref } from 'react'
import { Button } from '../../components/Button'
import { FormFailure } from '../../components/FormFailure'
import type { FormViewProps } from '../../components/formView'
import { CardFields, type CardFieldsProps, type emptyCard } from './CardFields'
import styles from './CardStep.module.css'
import { StepButtonText, StepFrame } from './StepFrame'

interface CardStepProps extends FormViewProps<typeof emptyCard>, CardFieldsProps {
  /** "Donate $100 monthly" */
  gift: string
  titleRef: Ref<HTMLHeadingElement>
  onBack: () => void
}

/** Step 2. */
export function CardStep({
  gift,
  titleRef,
  onBack,
  submitting,
  failure,
  onSubmit,
  ...fields
}: CardStepProps) {
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef} onSubmit={onSubmit}>
      <p className={styles.note}>Demonstration: no card is charged</p>
      <CardFields {...fields} />
      <FormFailure>{failure}</FormFailure>
      <div className={styles.actions}>
        <Button type="submit" variant="donate" wide disabled={submitting}>
          {submitting ? 'Processing...' : <StepButtonText label="Complete Donation" gift={gift} />}
        </Button>
        <Button variant="outline" disabled={submitting} onClick={onBack}>
          Back
        </Button>
      </div>
    </StepFrame>
  )
}

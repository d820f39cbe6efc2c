import type { Ref, SubmitEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CardFormValues } from 'shared/entities/donation'
import { Button } from '../../components/Button'
import { CardFields, type emptyCard } from './CardFields'
import styles from './CardStep.module.css'
import { StepButtonText, StepFrame } from './StepFrame'

interface CardStepProps {
  form: UseFormReturn<typeof emptyCard, unknown, CardFormValues>
  /** "Donate $100 monthly" */
  gift: string
  titleRef: Ref<HTMLHeadingElement>
  onBack: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

/** Step 2. */
export function CardStep({ form, gift, titleRef, onBack, onSubmit }: CardStepProps) {
  const processing = form.formState.isSubmitting
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef} onSubmit={onSubmit}>
      <p className={styles.note}>Demonstration: no card is charged</p>
      <CardFields {...form} />
      <div className={styles.actions}>
        <Button type="submit" variant="donate" wide disabled={processing}>
          {processing ? 'Processing...' : <StepButtonText label="Complete Donation" gift={gift} />}
        </Button>
        <Button variant="outline" disabled={processing} onClick={onBack}>
          Back
        </Button>
      </div>
    </StepFrame>
  )
}

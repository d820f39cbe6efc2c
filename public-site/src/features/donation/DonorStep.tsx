import type { Ref } from 'react'
import { Button } from '../../components/Button'
import type { FormViewProps } from '../../components/formView'
import { DonorFields } from './DonorFields'
import { giftLabel } from './donationLabels'
import { type DonationFormValues, defaultAmountUsd, defaultFrequency } from './donationSchema'
import { StepButtonText, StepFrame } from './StepFrame'

export const donationDefaults = {
  preset: String(defaultAmountUsd),
  frequency: defaultFrequency,
}

interface DonorStepProps extends FormViewProps<DonationFormValues> {
  defaults?: Pick<DonationFormValues, 'preset' | 'frequency'>
  /** "Donate $100 monthly" */
  gift?: string
  titleRef?: Ref<HTMLHeadingElement>
}

/** Step 1. */
export function DonorStep({
  gift = giftLabel(defaultAmountUsd, defaultFrequency),
  titleRef,
  onSubmit,
  ...fields
}: DonorStepProps) {
  return (
    <StepFrame title="Your gift" step={1} titleRef={titleRef} onSubmit={onSubmit}>
      <DonorFields {...fields} />
      <Button type="submit" variant="donate" wide>
        <StepButtonText label="Continue to Payment" gift={gift} />
      </Button>
    </StepFrame>
  )
}

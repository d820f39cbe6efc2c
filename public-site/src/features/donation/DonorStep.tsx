import type { Ref } from 'react'
import { Button } from '../../components/Button'
import type { FormViewProps } from '../../forms/formView'
import { DonorFields } from './DonorFields'
import type { DonationFormValues } from './donationSchema'
import { type Donation, defaultAmountUsd, defaultFrequency } from './gift'
import { StepButtonText, StepFrame } from './StepFrame'

export const donationDefaults = {
  preset: String(defaultAmountUsd),
  frequency: defaultFrequency,
}

interface DonorStepProps extends FormViewProps<DonationFormValues> {
  defaults?: typeof donationDefaults
  gift?: Pick<Donation, 'amountUsd' | 'frequency'>
  title?: string
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** Step 1. */
export function DonorStep({
  gift = { amountUsd: defaultAmountUsd, frequency: defaultFrequency },
  title = 'Your gift',
  titleRef,
  onSubmit,
  ...fields
}: DonorStepProps) {
  return (
    <StepFrame title={title} step={1} titleRef={titleRef} onSubmit={onSubmit}>
      <DonorFields {...fields} />
      <Button type="submit" variant="donate" wide>
        <StepButtonText label="Continue to Payment" gift={gift} />
      </Button>
    </StepFrame>
  )
}

import type { Ref } from 'react'
import { Button } from '../../components/Button'
import { ChoiceGroup } from '../../forms/ChoiceGroup'
import { NameAndEmailFields } from '../../forms/ContactFields'
import { Field } from '../../forms/Field'
import type { FormViewProps } from '../../forms/formView'
import styles from './DonorStep.module.css'
import type { DonationFormValues } from './donationSchema'
import {
  defaultGift,
  donationFrequencies,
  donationFrequencyLabels,
  type Gift,
  presetAmountsUsd,
} from './gift'
import { StepButtonText, StepFrame } from './StepFrame'

const presets = presetAmountsUsd.map((amountUsd) => ({
  value: String(amountUsd),
  label: (
    <span className={styles.preset}>
      ${amountUsd}
      <span aria-hidden="true">USD</span>
    </span>
  ),
}))

const frequencies = donationFrequencies.map((value) => ({
  value,
  label: donationFrequencyLabels[value],
}))

interface DonorStepProps extends FormViewProps<DonationFormValues> {
  /** The initial values, before the form library has loaded. */
  defaults?: { preset: string; frequency: string }
  gift?: Gift
  title?: string
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** Step 1: who gives, how much and how often. */
export function DonorStep({
  register,
  errors,
  defaults,
  gift = defaultGift,
  title = 'Your gift',
  titleRef,
  onSubmit,
}: DonorStepProps) {
  return (
    <StepFrame title={title} step={1} titleRef={titleRef} onSubmit={onSubmit}>
      <NameAndEmailFields register={register} errors={errors} />
      <ChoiceGroup
        legend="Amount"
        variant="tiles"
        options={presets}
        register={register('preset')}
        defaultValue={defaults?.preset}
      />
      <Field label="Custom amount" hint="In US dollars." error={errors.customAmount?.message}>
        {(control) => (
          <span className={styles.dollars}>
            <input
              {...control}
              {...register('customAmount')}
              inputMode="decimal"
              autoComplete="off"
              placeholder="Another amount"
            />
          </span>
        )}
      </Field>
      <ChoiceGroup
        legend="Frequency"
        variant="segments"
        options={frequencies}
        register={register('frequency')}
        defaultValue={defaults?.frequency}
      />
      <Button type="submit" variant="donate" wide>
        <StepButtonText label="Continue to Payment" gift={gift} />
      </Button>
    </StepFrame>
  )
}

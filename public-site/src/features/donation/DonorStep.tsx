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
  donationDefaults,
  donationFrequencies,
  donationFrequencyLabels,
  type Gift,
  presetAmountsUsd,
} from './gift'
import { StepButtonText, StepFrame } from './StepFrame'

const presets = presetAmountsUsd.map((amountUsd) => ({
  value: String(amountUsd),
  label: `$${amountUsd}`,
}))

const frequencies = donationFrequencies.map((value) => ({
  value,
  label: donationFrequencyLabels[value],
}))

interface DonorStepProps extends FormViewProps<DonationFormValues> {
  /** What is chosen. Left out before the form library has loaded: then it is the default. */
  gift?: Gift
  title?: string
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** Step 1: who gives, how much and how often. */
export function DonorStep({
  register,
  errors,
  gift,
  title = 'Your gift',
  titleRef,
  onSubmit,
}: DonorStepProps) {
  const initial = gift ? undefined : donationDefaults
  return (
    <StepFrame title={title} step={1} titleRef={titleRef} onSubmit={onSubmit}>
      <NameAndEmailFields register={register} errors={errors} />
      <ChoiceGroup
        legend="Amount in US dollars"
        variant="tiles"
        options={presets}
        register={register('preset')}
        defaultValue={initial?.preset}
      />
      <Field label="Custom amount" error={errors.customAmount?.message}>
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
        defaultValue={initial?.frequency}
      />
      <Button type="submit" variant="donate" wide>
        <StepButtonText label="Continue to Payment" gift={gift ?? defaultGift} />
      </Button>
    </StepFrame>
  )
}

import { ChoiceGroup } from '../../forms/ChoiceGroup'
import { NameAndEmailFields } from '../../forms/ContactFields'
import { Field } from '../../forms/Field'
import type { FormViewProps } from '../../forms/formView'
import styles from './DonorFields.module.css'
import type { DonationFormValues } from './donationSchema'
import { donationFrequencies, donationFrequencyLabels, presetAmountsUsd } from './gift'

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

interface DonorFieldsProps extends Pick<FormViewProps<DonationFormValues>, 'register' | 'errors'> {
  /** The initial values, before the form library has loaded. */
  defaults?: { preset: string; frequency: string }
}

/** Who gives, how much and how often. */
export function DonorFields({ register, errors, defaults }: DonorFieldsProps) {
  return (
    <>
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
    </>
  )
}

import type { UseFormGetValues } from 'react-hook-form'
import { Field } from '../../forms/Field'
import type { FormViewProps } from '../../forms/formView'
import styles from './CardFields.module.css'
import { cardNumberMask, cvvMask, expiryMask } from './cardMasks'
import { MaskedInput } from './MaskedInput'

/** As typed: the schema takes the spaces out of the number. */
export const emptyCard = { cardNumber: '', cardName: '', expiry: '', cvv: '' }

export interface CardFieldsProps
  extends Pick<FormViewProps<typeof emptyCard>, 'register' | 'errors'> {
  getValues: UseFormGetValues<typeof emptyCard>
}

export function CardFields({ register, errors, getValues }: CardFieldsProps) {
  return (
    <>
      <Field label="Card number" error={errors.cardNumber?.message}>
        {(control) => (
          <MaskedInput
            {...control}
            field={register('cardNumber')}
            mask={cardNumberMask}
            previous={() => getValues('cardNumber')}
            autoComplete="cc-number"
            placeholder="1234 5678 9012 3456"
            required
          />
        )}
      </Field>
      <Field label="Cardholder's name" error={errors.cardName?.message}>
        {(control) => (
          <input {...control} {...register('cardName')} autoComplete="cc-name" required />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label="Expiry" error={errors.expiry?.message}>
          {(control) => (
            <MaskedInput
              {...control}
              field={register('expiry')}
              mask={expiryMask}
              previous={() => getValues('expiry')}
              autoComplete="cc-exp"
              placeholder="MM/YY"
              required
            />
          )}
        </Field>
        <Field label="CVV" error={errors.cvv?.message}>
          {(control) => (
            <MaskedInput
              {...control}
              field={register('cvv')}
              mask={cvvMask}
              previous={() => getValues('cvv')}
              type="password"
              autoComplete="cc-csc"
              required
            />
          )}
        </Field>
      </div>
    </>
  )
}

import type { ChangeEvent } from 'react'
import type { UseFormGetValues } from 'react-hook-form'
import { Field } from '../../forms/Field'
import type { FormViewProps } from '../../forms/formView'
import styles from './CardFields.module.css'
import { applyMask, cardNumberMask, cvvMask, expiryMask, type Mask } from './cardMasks'
import type { emptyCard } from './cardSchema'

export interface CardFieldsProps
  extends Pick<FormViewProps<typeof emptyCard>, 'register' | 'errors'> {
  getValues: UseFormGetValues<typeof emptyCard>
}

export function CardFields({ register, errors, getValues }: CardFieldsProps) {
  /** Registers an input that takes digits only, which are formatted as they are typed. */
  function registerMasked(name: keyof typeof emptyCard, mask: Mask) {
    const field = register(name)
    return {
      ...field,
      inputMode: 'numeric',
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { inputType } = event.nativeEvent as InputEvent
        applyMask(event.currentTarget, mask, getValues(name), inputType)
        return field.onChange?.(event)
      },
    } as const
  }

  return (
    <>
      <Field label="Card number" error={errors.cardNumber?.message}>
        {(control) => (
          <input
            {...control}
            {...registerMasked('cardNumber', cardNumberMask)}
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
            <input
              {...control}
              {...registerMasked('expiry', expiryMask)}
              autoComplete="cc-exp"
              placeholder="MM/YY"
              required
            />
          )}
        </Field>
        <Field label="CVV" error={errors.cvv?.message}>
          {(control) => (
            <input
              {...control}
              {...registerMasked('cvv', cvvMask)}
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

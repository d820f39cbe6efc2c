import type { ChangeEvent, Ref } from 'react'
import type { UseFormGetValues } from 'react-hook-form'
import { paymentPageUrl } from 'shared/format/paymentPageUrl'
import { Button, ButtonAnchor } from '../../components/Button'
import { Field } from '../../forms/Field'
import { FormFailure } from '../../forms/FormFailure'
import type { FormViewProps } from '../../forms/formView'
import { useSiteSettings } from '../../site/useSiteSettings'
import { applyMask, cardNumberMask, cvvMask, expiryMask, type Mask } from './cardMasks'
import type { emptyCard } from './cardSchema'
import { GiftLabel } from './GiftLabel'
import type { Donation } from './gift'
import styles from './PaymentStep.module.css'
import { StepButtonText, StepFrame } from './StepFrame'

interface CardFieldsProps extends Pick<FormViewProps<typeof emptyCard>, 'register' | 'errors'> {
  getValues: UseFormGetValues<typeof emptyCard>
}

interface PaymentStepProps extends FormViewProps<typeof emptyCard>, CardFieldsProps {
  donation: Donation
  titleRef: Ref<HTMLHeadingElement>
  onBack: () => void
}

/** Step 2: a card is asked for, or the provider's page takes the payment. */
export function PaymentStep({
  donation,
  titleRef,
  onBack,
  submitting,
  failure,
  onSubmit,
  ...fields
}: PaymentStepProps) {
  const { paysByCard, paymentPage } = useSiteSettings()
  const url = paymentPageUrl(paymentPage, donation)
  return (
    <StepFrame title="Payment" step={2} titleRef={titleRef} onSubmit={onSubmit}>
      <dl className={styles.gift}>
        <dt>Gift</dt>
        <dd>
          <GiftLabel {...donation} />
        </dd>
        <dt>From</dt>
        <dd>
          {donation.name}, {donation.email}
        </dd>
      </dl>
      {paysByCard ? (
        <>
          <p className={styles.note}>Demonstration: no card is charged</p>
          <CardFields {...fields} />
          <FormFailure>{failure}</FormFailure>
        </>
      ) : (
        <p>You’ll pay on our payment provider’s page, so we never see your card number.</p>
      )}
      <div className={styles.actions}>
        {paysByCard && (
          <Button type="submit" variant="donate" wide disabled={submitting}>
            {submitting ? (
              'Processing...'
            ) : (
              <StepButtonText label="Complete Donation" gift={donation} />
            )}
          </Button>
        )}
        {!paysByCard && url && (
          <ButtonAnchor href={url} variant="donate" wide>
            <StepButtonText label="Go to the payment page" gift={donation} />
          </ButtonAnchor>
        )}
        <Button variant="outline" disabled={submitting} onClick={onBack}>
          Back
        </Button>
      </div>
    </StepFrame>
  )
}

function CardFields({ register, errors, getValues }: CardFieldsProps) {
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

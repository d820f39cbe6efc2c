import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import {
  cardFormSchema,
  chosenAmountUsd,
  type Donation,
  type DonationFormValues,
  donationFormSchema,
} from 'shared/entities/donation'
import { dismissToast, showToast } from 'shared/toasts'
import { delay } from '../../components/delay'
import { emptyCard } from './CardFields'
import { CardStep } from './CardStep'
import { DonorStep, donationDefaults } from './DonorStep'
import { frequencyLabel, giftLabel } from './donationLabels'
import { sanitizeAmountInput } from './sanitizeAmount'

/** What a payment provider would take. */
const processingDelayMs = 2000

const emptyDonor: DonationFormValues = {
  name: '',
  email: '',
  customAmount: '',
  ...donationDefaults,
}

/** Both steps. What was typed stays while the donor goes back and forth. */
export function DonationForm() {
  const donor = useForm({ resolver: zodResolver(donationFormSchema), defaultValues: emptyDonor })
  const card = useForm({ resolver: zodResolver(cardFormSchema), defaultValues: emptyCard })
  const [donation, setDonation] = useState<Donation>()
  const title = useFocusOnChange(donation !== undefined)
  const complaint = useRef<number>(undefined)

  const [preset, customAmount, frequency] = donor.watch(['preset', 'customAmount', 'frequency'])
  const gift = giftLabel(chosenAmountUsd({ preset, customAmount }), frequency)

  function register(name: keyof DonationFormValues) {
    if (name === 'preset') {
      return donor.register(name, { onChange: () => donor.resetField('customAmount') })
    }
    if (name === 'customAmount') {
      return donor.register(name, {
        onChange: ({ target }) => {
          sanitizeAmountInput(target)
          donor.setValue('customAmount', target.value)
          donor.setValue('preset', '')
        },
      })
    }
    return donor.register(name)
  }

  function sayWhatIsMissing(errors: FieldErrors<DonationFormValues>) {
    const { name, email } = donor.getValues()
    if (!name.trim() || !email.trim()) {
      complaint.current = showToast({
        kind: 'destructive',
        title: 'Missing information',
        description: 'Please provide your name and email address.',
      })
    } else if (errors.customAmount) {
      complaint.current = showToast({
        kind: 'destructive',
        title: 'Invalid amount',
        description: 'Please select or enter a valid donation amount.',
      })
    }
  }

  function continueToPayment(form: DonationFormValues) {
    const { name, email, frequency } = form
    if (complaint.current !== undefined) dismissToast(complaint.current)
    setDonation({ name, email, amountUsd: chosenAmountUsd(form), frequency })
  }

  async function complete(donation: Donation) {
    await delay(processingDelayMs)
    // The donation without anything of the card: that is never logged.
    console.info('[site] Donation', donation)
    showToast({
      kind: 'success',
      title: 'Thank you for your donation!',
      description: `Your ${frequencyLabel(donation.frequency)} donation of $${donation.amountUsd.toFixed(2)} has been processed successfully.`,
    })
    donor.reset()
    card.reset()
    setDonation(undefined)
  }

  if (!donation) {
    return (
      <DonorStep
        register={register}
        errors={donor.formState.errors}
        gift={gift}
        titleRef={title}
        onSubmit={donor.handleSubmit(continueToPayment, sayWhatIsMissing)}
      />
    )
  }
  return (
    <CardStep
      form={card}
      gift={gift}
      titleRef={title}
      onBack={() => setDonation(undefined)}
      onSubmit={card.handleSubmit(() => complete(donation))}
    />
  )
}

/** The heading to focus when the step changes: what was pressed is gone then. */
function useFocusOnChange(step: unknown) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus()
  }, [step])
  return title
}

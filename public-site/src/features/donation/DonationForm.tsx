import { useEffect, useRef, useState } from 'react'
import { useSubmission } from '../../components/useSubmission'
import { emptyCard } from './CardFields'
import { CardStep } from './CardStep'
import { cardFormSchema } from './cardSchema'
import { DonorStep } from './DonorStep'
import { donate } from './donate'
import { frequencyLabel } from './donationLabels'
import { type Donation, defaultFrequency } from './donationSchema'
import { useDonor } from './useDonor'

const none: Donation = { name: '', email: '', amountUsd: 0, frequency: defaultFrequency }

/** Both steps. What was typed stays while the donor goes back and forth. */
export function DonationForm() {
  const [donation, setDonation] = useState(none)
  const paying = donation !== none
  const title = useFocusOnChange(paying)
  const donor = useDonor(setDonation)
  const card = useSubmission({
    name: 'A donation',
    schema: cardFormSchema,
    defaults: emptyCard,
    // What a payment provider would take.
    delayMs: 2000,
    submit: () => donate(donation),
    confirmation: {
      title: 'Thank you for your donation!',
      description: `Your ${frequencyLabel(donation.frequency)} donation of $${donation.amountUsd.toFixed(2)} has been processed successfully.`,
    },
    failure: {
      title: 'Donation failed',
      description: 'There was an error processing your donation. Please try again.',
    },
    onSubmitted() {
      donor.reset()
      setDonation(none)
    },
  })

  function goBack() {
    card.form.clearErrors('root')
    setDonation(none)
  }

  if (!paying) return <DonorStep {...donor.view} titleRef={title} />
  return (
    <CardStep
      {...card.view}
      getValues={card.form.getValues}
      gift={donor.view.gift}
      titleRef={title}
      onBack={goBack}
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

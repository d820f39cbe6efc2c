import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'shared/router'
import { useIsMounted } from '../../browser/useIsMounted'
import { ThankYou } from '../../forms/ThankYou'
import { useSubmission } from '../../forms/useSubmission'
import { cardFormSchema, emptyCard } from './cardSchema'
import styles from './DonationForm.module.css'
import { DonorStep } from './DonorStep'
import { GiftLabel } from './GiftLabel'
import { type Donation, defaultGift, frequencyLabel, type Gift } from './gift'
import { PaymentStep } from './PaymentStep'
import { donationName, useDonor } from './useDonor'

/** After an amount: " a month", or nothing. */
const often: Record<Gift['frequency'], string> = {
  once: '',
  monthly: ' a month',
  quarterly: ' a quarter',
  yearly: ' a year',
}

const emptyDonation: Donation = { name: '', email: '', ...defaultGift }

/** Both steps. What was typed stays while the donor goes back and forth. */
export function DonationForm() {
  const [step, setStep] = useState<'donor' | 'payment'>('donor')
  const [donation, setDonation] = useState(emptyDonation)
  const paymentEntry = usePaymentEntry()
  const mounted = useIsMounted()
  const card = useSubmission({
    name: donationName,
    schema: cardFormSchema,
    defaults: emptyCard,
    // The time that a payment provider would take.
    delayMs: 2000,
    // There is no payment provider yet: the donation is logged, without the card.
    async submit() {
      console.info('[site] Donation', donation)
      return donation
    },
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
      if (mounted.current) goBack()
    },
  })
  // Going back does not leave a donation that is being processed.
  const paying = step === 'payment' && (paymentEntry.open || card.view.submitting)

  const donor = useDonor({
    onContinue(next) {
      card.form.clearErrors()
      setDonation(next)
      setStep('payment')
      paymentEntry.enter()
    },
    // The browser's Forward must not lead to the payment of a gift that has changed since.
    onEdit: () => setStep('donor'),
  })
  const title = useFocusOnChange(paying ? 'card' : card.lastSubmission ? 'thanks' : 'donor')

  function goBack() {
    setStep('donor')
    paymentEntry.leave()
  }

  if (paying) {
    return (
      <PaymentStep
        {...card.view}
        getValues={card.form.getValues}
        donation={donation}
        titleRef={title}
        onBack={goBack}
      />
    )
  }
  if (!card.lastSubmission) return <DonorStep {...donor.view} titleRef={title} />
  const { sent } = card.lastSubmission
  return (
    <ThankYou
      name={sent.name}
      link={<Link to="/impact">See what gifts have done</Link>}
      again={{ label: 'Give again', run: card.reopen }}
    >
      <p>
        You’re giving <GiftLabel {...sent} often={often[sent.frequency]} />. Gifts like this pay for
        free screenings, school medicals and food.
      </p>
      <p className={styles.note}>This is a demonstration, so no card was charged.</p>
    </ThankYou>
  )
}

/** Step 2 is a history entry of its own, so that the browser's Back leads to step 1. */
function usePaymentEntry() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const payment: unknown = state?.payment
  const show = (payment: boolean, replace: boolean) =>
    navigate(pathname, { state: { payment }, replace })
  return {
    open: payment === true,
    // Reuses the entry that was left: going back and forth adds only one.
    enter: () => show(true, payment !== undefined),
    leave: () => show(false, true),
  }
}

/** The heading to show and focus when the step changes: the button that had the focus is gone. */
function useFocusOnChange(step: unknown) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView()
  }, [step])
  return title
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type DonationOffer, donationOfferSchema } from 'shared/entities/donationOffer'
import { showToast } from 'shared/toasts'
import { DonationOfferFormView } from './DonationOfferFormView'

const empty = { name: '', email: '', phone: '', donationType: '', donationDetails: '' }

export function DonationOfferForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(donationOfferSchema),
    defaultValues: empty,
  })

  function submit(offer: DonationOffer) {
    console.info('[site] Donation offer', offer)
    reset()
    showToast({
      kind: 'success',
      title: 'Donation Offer Received!',
      description: "Thank you for your generosity. We'll contact you shortly.",
    })
  }

  return (
    <DonationOfferFormView
      register={register}
      errors={formState.errors}
      submitting={formState.isSubmitting}
      onSubmit={handleSubmit(submit)}
    />
  )
}

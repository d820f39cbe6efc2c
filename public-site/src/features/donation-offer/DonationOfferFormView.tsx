import type { DonationOffer } from 'shared/entities/donationOffer'
import { Field } from '../../components/Field'
import { Form } from '../../components/Form'
import type { FormViewProps } from '../../components/formView'
import { donationTypes } from './donationTypes.content'

export function DonationOfferFormView({ register, errors, ...form }: FormViewProps<DonationOffer>) {
  return (
    <Form {...form} submitLabel="Submit Donation Offer">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" required />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        {(control) => <input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Donation type" error={errors.donationType?.message}>
        {(control) => (
          <select {...control} {...register('donationType')} required>
            <option value="">Choose what you offer</option>
            {donationTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Donation details"
        optional
        hint="How much there is, where it is, and when it can be fetched."
        error={errors.donationDetails?.message}
      >
        {(control) => <textarea {...control} {...register('donationDetails')} rows={3} />}
      </Field>
    </Form>
  )
}

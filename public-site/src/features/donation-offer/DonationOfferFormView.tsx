import type { DonationOffer } from 'shared/entities/donationOffer'
import { ContactFields } from '../../forms/ContactFields'
import { DemonstrationNote } from '../../forms/DemonstrationNote'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import type { FormViewProps } from '../../forms/formView'

/** What somebody may offer other than money. */
const donationTypes = [
  'Food',
  'Clothing',
  'School supplies',
  'Medical supplies',
  'Glasses frames',
  'Services or time',
  'Something else',
]

export const DonationOfferFormView = ({
  register,
  errors,
  ...form
}: FormViewProps<DonationOffer>) => (
  <Form {...form} submitLabel="Submit Donation Offer">
    <ContactFields register={register} errors={errors} />
    <Field
      label="Donation type"
      error={errors.donationType?.message}
      requiredHint="Choose what you’d like to offer"
    >
      {(control) => (
        <select {...control} {...register('donationType')} required>
          <option value="">Choose one</option>
          {donationTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      )}
    </Field>
    <Field
      label="Donation details"
      optional
      hint="How much you have, where it is, and when we can pick it up."
      error={errors.donationDetails?.message}
    >
      {(control) => <textarea {...control} {...register('donationDetails')} rows={3} />}
    </Field>
    <DemonstrationNote />
  </Form>
)

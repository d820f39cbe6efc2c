import { jamaicaDay } from 'shared/format/jamaicaTime'
import { type DrawerState, FormDrawer } from '../../forms/FormDrawer'
import { DonationFields } from './DonationFields'
import { donationDetails, newDonationValues } from './donationForm'
import { useDonationActions } from './useDonationActions'

export function RecordDonationForm({ open, onOpenChange }: DrawerState) {
  const { record } = useDonationActions()
  return (
    <FormDrawer
      open={open}
      name="donation"
      title="Record Manual Donation"
      submitLabel="Record donation"
      // No draft: the button opens an empty form, and donors’ names are not left in the browser.
      // Read when the form is opened, which may be on a later day than the page.
      initialValues={newDonationValues(jamaicaDay(new Date()))}
      onSave={(values) => record(donationDetails(values))}
      onOpenChange={onOpenChange}
    >
      <DonationFields />
    </FormDrawer>
  )
}

import { jamaicaDay } from 'shared/format/jamaicaTime'
import { FormDrawer } from '../../components/FormDrawer'
import { DonationFields } from './DonationFields'
import { donationDetails, newDonationValues } from './donationForm'
import { useDonationActions } from './useDonationActions'

interface RecordDonationFormProps {
  open: boolean
  onClose: () => void
}

export function RecordDonationForm({ open, onClose }: RecordDonationFormProps) {
  const { record } = useDonationActions()
  return (
    <FormDrawer
      open={open}
      name="donation"
      title="Record Manual Donation"
      submitLabel="Record donation"
      // The day on which the form is opened, which may be later than the page's.
      initialValues={newDonationValues(jamaicaDay(new Date()))}
      onSave={(values) => record(donationDetails(values))}
      onClose={onClose}
      // The button opens an empty form; donors' names are not left behind in the browser.
      keepsDraft={false}
    >
      <DonationFields />
    </FormDrawer>
  )
}

import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatUsd } from 'shared/format/usd'
import type { Toast } from 'shared/toasts'
import { withUndo } from '../../components/withUndo'
import { donorName } from '../../format/donorName'
import { shortName } from '../../format/shortName'
import { type DrawerState, FormDrawer } from '../../forms/FormDrawer'
import { showSavedItem } from '../../lists/savedItem'
import { useAppDispatch } from '../../state/hooks'
import { DonationFields } from './DonationFields'
import { donationDetails, newDonationValues } from './donationForm'
import { type DonationDetails, donationsSlice } from './donationsSlice'

const { added, removed } = donationsSlice.actions

export function RecordDonationForm(drawer: DrawerState) {
  const dispatch = useAppDispatch()

  function record(details: DonationDetails): Toast {
    const { id } = dispatch(added(details)).payload
    showSavedItem(id)
    const toast: Toast = {
      kind: 'success',
      title: 'Donation recorded',
      description: `${formatUsd(details.amount)} from ${shortName(donorName(details))} added.`,
    }
    return withUndo(toast, () => dispatch(removed({ id })), 'Donation deleted')
  }

  return (
    <FormDrawer
      {...drawer}
      name="donation"
      title="Record Manual Donation"
      submitLabel="Record donation"
      // No draft: the button opens an empty form, and donors’ names are not left in the browser.
      // Read when the form is opened, which may be on a later day than the page.
      initialValues={newDonationValues(jamaicaDay(new Date()))}
      onSave={(values) => record(donationDetails(values))}
    >
      <DonationFields />
    </FormDrawer>
  )
}

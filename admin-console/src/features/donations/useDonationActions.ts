import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { showToast, type Toast } from 'shared/toasts'
import { useAppDispatch } from '../../app/hooks'
import { donorName } from './donationLabels'
import { type DonationDetails, donationRecorded, donationStatusChanged } from './donationsSlice'

/** What an administrator does to donations, with the toast that confirms it. */
export function useDonationActions() {
  const dispatch = useAppDispatch()

  /** Returns its toast, for the form to show when it has gone. */
  function record(details: DonationDetails): Toast {
    dispatch(donationRecorded(details))
    return {
      kind: 'success',
      title: 'Donation recorded',
      description: `${formatUsd(details.amount)} from ${donorName(details)} added.`,
    }
  }

  /** Settles a gift that was pending. */
  function settle(donation: DonationRecord, as: 'completed' | 'failed') {
    const { id, status } = donation
    dispatch(donationStatusChanged({ id, from: status, to: as }))
    showToast({
      kind: as === 'completed' ? 'success' : 'destructive',
      title: `Donation ${as}`,
      description: `${formatUsd(donation.amount)} from ${donorName(donation)} is now ${as}.`,
      action: {
        label: 'Undo',
        run: () => dispatch(donationStatusChanged({ id, from: as, to: status })),
      },
    })
  }

  return { record, settle }
}

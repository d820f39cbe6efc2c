import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { showToast, type Toast } from 'shared/toasts'
import { withUndo } from '../../components/withUndo'
import { donorName } from '../../format/donorName'
import { shortName } from '../../format/shortName'
import { useAppDispatch } from '../../state/hooks'
import {
  type DonationDetails,
  donationRecorded,
  donationRemoved,
  donationStatusChanged,
} from './donationsSlice'

/** Changes donations and confirms each change with a toast. */
export function useDonationActions() {
  const dispatch = useAppDispatch()

  /** Returns its toast, which the form shows after it has closed. */
  function record(details: DonationDetails): Toast {
    const { id } = dispatch(donationRecorded(details)).payload
    const toast: Toast = {
      kind: 'success',
      title: 'Donation recorded',
      description: `${formatUsd(details.amount)} from ${shortName(donorName(details))} added.`,
    }
    return withUndo(toast, () => dispatch(donationRemoved({ id })))
  }

  /** Marks a pending donation as completed or failed. */
  function resolve(donation: DonationRecord, as: 'completed' | 'failed') {
    const { id, status } = donation
    dispatch(donationStatusChanged({ id, from: status, to: as }))
    const toast: Toast = {
      kind: as === 'completed' ? 'success' : 'destructive',
      title: `Donation ${as}`,
      description: `${formatUsd(donation.amount)} from ${shortName(donorName(donation))} is now ${as}.`,
    }
    showToast(withUndo(toast, () => dispatch(donationStatusChanged({ id, from: as, to: status }))))
  }

  return { record, resolve }
}

import type { DonationRecord, DonationStatus } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { showToast, type Toast } from 'shared/toasts'
import { withUndo } from '../../components/withUndo'
import { donorName } from '../../format/donorName'
import { shortName } from '../../format/shortName'
import { useAppDispatch } from '../../state/hooks'
import { donationsSlice } from './donationsSlice'

/** Marks a donation as completed or failed, and offers to undo that. */
export function useResolveDonation() {
  const dispatch = useAppDispatch()
  return (donation: DonationRecord, as: 'completed' | 'failed') => {
    const { id, amount, status } = donation
    const change = (from: DonationStatus, to: DonationStatus) =>
      dispatch(donationsSlice.actions.statusChanged({ id, from, to }))
    change(status, as)
    const toast: Toast = {
      kind: as === 'completed' ? 'success' : 'destructive',
      title: `Donation marked ${as}`,
      description: `${formatUsd(amount)} from ${shortName(donorName(donation))}`,
    }
    showToast(withUndo(toast, () => change(as, status), `Donation marked ${status} again`))
  }
}

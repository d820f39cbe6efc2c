import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { donations } from 'shared/collections/donations'
import type { DonationRecord, DonationStatus } from 'shared/entities/donationRecord'
import { collection } from 'shared/persistence'
import { replaceWithStored, withNewId } from '../../app/itemChanges'

/** What the administrator types about a gift. */
export type DonationDetails = Pick<
  DonationRecord,
  'donorName' | 'email' | 'amount' | 'date' | 'method' | 'campaign' | 'notes'
>

interface StatusChange {
  id: number
  from: DonationStatus
  to: DonationStatus
}

// With 10,000 records a draft of each costs some 14 ms a change; the originals cost 1 ms.
const recordsOf = (state: DonationRecord[]) => original(state) ?? state

export const donationsSlice = createSlice({
  name: 'donations',
  // The collection's own array, in its order: what is shown is what is stored.
  initialState: () => collection(donations).get(),
  reducers: {
    /** Recorded by hand: it is completed, and stands at the top. */
    donationRecorded: {
      prepare: (details: DonationDetails) =>
        withNewId({ ...details, status: 'completed' as const, source: 'manual' as const }),
      reducer: (state, { payload }: PayloadAction<DonationRecord>) => [
        payload,
        ...recordsOf(state),
      ],
    },
    /** Only from the status that was seen: what another tab has decided meanwhile stays. */
    donationStatusChanged(state, { payload: { id, from, to } }: PayloadAction<StatusChange>) {
      const index = recordsOf(state).findIndex((record) => record.id === id)
      const record = state[index]
      if (record?.status === from) record.status = to
    },
    donationsSynced: replaceWithStored<DonationRecord[]>,
  },
  selectors: {
    selectDonations: (state) => state,
  },
})

export const { donationRecorded, donationStatusChanged, donationsSynced } = donationsSlice.actions

export const { selectDonations } = donationsSlice.selectors

import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { backend, collection } from 'shared/backend'
import { donations } from 'shared/collections/donations'
import type { DonationRecord, DonationStatus } from 'shared/entities/donationRecord'
import { listReducers, withNewId } from '../../lists/itemChanges'

/** The fields that the administrator fills in. */
export type DonationDetails = Pick<
  DonationRecord,
  'donorName' | 'email' | 'amount' | 'date' | 'method' | 'campaign' | 'notes'
>

interface StatusChange {
  id: number
  from: DonationStatus
  to: DonationStatus
}

// With 10,000 records, Immer drafts cost about 14 ms per change; the originals cost 1 ms.
const recordsOf = (state: DonationRecord[]) => original(state) ?? state

export const donationsSlice = createSlice({
  name: 'donations',
  initialState: () => collection(donations).get(),
  reducers: {
    ...listReducers<DonationRecord, DonationDetails>(),
    /** Recorded manually: the donation is completed and goes to the top. */
    added: {
      prepare: (details: DonationDetails) =>
        withNewId({ status: 'completed' as const, source: 'manual' as const, ...details }),
      reducer: (state, { payload }: PayloadAction<DonationRecord>) => [
        payload,
        ...recordsOf(state),
      ],
    },
    removed: (state, { payload: { id } }: PayloadAction<{ id: number }>) =>
      recordsOf(state).filter((record) => record.id !== id),
    /** Applies only if the status is still `from`, so that another tab's decision is kept. */
    statusChanged(state, { payload: { id, from, to } }: PayloadAction<StatusChange>) {
      const index = recordsOf(state).findIndex((record) => record.id === id)
      const record = state[index]
      if (record?.status === from) record.status = to
    },
  },
  selectors: {
    selectDonations: (state) => state,
  },
})

export const { selectDonations } = donationsSlice.selectors

/** The latest day first, of one day what was recorded last. */
export const latestFirst = (donations: readonly DonationRecord[]) =>
  donations.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)

/** In a browser they stay as they are stored, what was recorded last on top. A database keeps no order. */
export const inListOrder = (donations: readonly DonationRecord[]) =>
  backend().capabilities.sharedWithOthers ? latestFirst(donations) : donations

import { createSelector } from '@reduxjs/toolkit'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { donorName } from '../../format/donorName'
import type { ListView } from '../../lists/listColumns'
import { campaignName, methodLabel } from './donationLabels'
import { selectDonations } from './donationsSlice'
import { type DonationTabKey, donationTabs } from './donationTabs'

type Comparison = (a: DonationRecord, b: DonationRecord) => number

const { compare } = new Intl.Collator('en')
const by =
  (text: (donation: DonationRecord) => string): Comparison =>
  (a, b) =>
    compare(text(a), text(b))

/** What each column sorts by. */
export const comparisons = {
  donor: by(donorName),
  amount: (a, b) => a.amount - b.amount,
  date: by(({ date }) => date),
  campaign: by(campaignName),
  method: by(({ method }) => methodLabel(method)),
  status: by(({ status }) => status),
} satisfies Record<string, Comparison>

export type DonationColumn = keyof typeof comparisons

export type DonationView = ListView<DonationColumn>
export type DonationOrder = NonNullable<DonationView['order']>

export function sortDonations(
  donations: readonly DonationRecord[],
  order: DonationOrder | undefined,
): readonly DonationRecord[] {
  if (!order) return donations
  const comparison = comparisons[order.column]
  return donations.toSorted(order.direction === 'ascend' ? comparison : (a, b) => -comparison(a, b))
}

/** The part of the store's state that these selectors read. */
type State = Parameters<typeof selectDonations>[0]

const orderOf = (_: State, order: DonationOrder | undefined) => order

/** All donations, sorted. Memoized by order, so that a search or another tab does not sort again. */
const selectSorted = createSelector([selectDonations, orderOf], sortDonations)

/** The donations of a tab, sorted; without an order, the newest is on top. */
export const selectTabDonations = createSelector(
  [
    (state: State, order: DonationOrder | undefined, _: DonationTabKey) =>
      selectSorted(state, order),
    (_: State, __: DonationOrder | undefined, tab: DonationTabKey) => tab,
  ],
  (donations, tab) => donations.filter(donationTabs[tab].includes),
)

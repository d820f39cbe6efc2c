import { lazy } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { donorName } from '../../format/donorName'
import { donationDetails, donationFormValues } from './donationForm'
import { donationsSlice, selectDonations } from './donationsSlice'

export const loadDonationForms = () => import('./donationForms')

/** What is changed and deleted of the donations that were recorded by hand. */
export const donationKind = {
  key: 'donations' as const,
  noun: 'Donation',
  shortNoun: 'donation',
  nameOf: donorName,
  deletedNote: ({ amount }: DonationRecord) => `, ${formatUsd(amount)}`,
  placeOf: () => 'in the list again',
  select: selectDonations,
  ...donationsSlice.actions,
  formValues: donationFormValues,
  detailsOf: donationDetails,
  canUndo: () => true,
  Fields: lazy(async () => ({ default: (await loadDonationForms()).DonationFields })),
}

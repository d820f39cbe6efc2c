import type { DonationRecord } from 'shared/entities/donationRecord'
import { csv } from '../../format/csv'
import { campaignName, methodLabel, statusLabel } from './donationLabels'

const columns: readonly [heading: string, cell: (donation: DonationRecord) => string | number][] = [
  ['Donor', ({ donorName }) => donorName],
  ['Email', ({ email }) => email],
  ['Amount (USD)', ({ amount }) => amount],
  ['Date', ({ date }) => date],
  ['Campaign', campaignName],
  ['Method', ({ method }) => methodLabel(method)],
  ['Status', ({ status }) => statusLabel(status)],
  ['Source', ({ source }) => (source === 'website' ? 'Website' : 'Manually recorded')],
  ['Notes', ({ notes }) => notes ?? ''],
]

export const donationsCsv = (donations: readonly DonationRecord[]): string =>
  csv([
    columns.map(([heading]) => heading),
    ...donations.map((donation) => columns.map(([, cell]) => cell(donation))),
  ])

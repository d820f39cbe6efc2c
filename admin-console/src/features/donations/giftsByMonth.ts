import type { DonationRecord } from 'shared/entities/donationRecord'

/** The sums of completed donations, in US dollars, in each of these months (YYYY-MM). */
export const giftsByMonth = (donations: readonly DonationRecord[], months: readonly string[]) =>
  months.map((month) =>
    donations
      .filter(({ date, status }) => status === 'completed' && date.startsWith(month))
      .reduce((sum, { amount }) => sum + amount, 0),
  )

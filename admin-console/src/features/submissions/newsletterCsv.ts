import type { NewsletterAddress } from 'shared/backend/messages'
import { csv } from '../../format/csv'
import { formatInstant } from '../../format/formatInstant'

/** Who has confirmed the newsletter, each with the link that ends the subscription, as a .csv file. */
export const newsletterCsv = (addresses: readonly NewsletterAddress[], siteUrl: string): string =>
  csv([
    ['Email', 'Confirmed (Jamaica)', 'Unsubscribe'],
    ...addresses.map(({ email, confirmedAt, token }) => [
      email,
      formatInstant(confirmedAt),
      `${siteUrl}/link#${token}`,
    ]),
  ])

import { backend, useCollection } from 'shared/backend'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'

/**
 * The site's name and contacts, as saved under General Settings. None is required: pages leave out
 * a blank email address or number.
 */
export function useSiteSettings() {
  const settings = useCollection(generalSettings)
  const paysByCard = backend().capabilities.payment === 'demonstration'
  return {
    siteName: siteNameOf(settings),
    contactEmail: settings.contactEmail.trim(),
    phoneNumber: settings.phoneNumber.trim(),
    paymentPage: settings.paymentPage,
    /** Whether a card is asked for on this site, which charges none; else the provider's page takes it. */
    paysByCard,
    /** Whether gifts can be paid at all. */
    payable: paysByCard || Boolean(settings.paymentPage),
  }
}

import { backend, useCollection } from 'shared/backend'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { socialNetworks, socialUrl } from 'shared/entities/socialNetworks'

/**
 * The site's name and contacts, as saved under General Settings. None is required: pages leave out
 * a blank email address or number.
 */
export function useSiteSettings() {
  const settings = useCollection(generalSettings)
  const { payment, sharedWithOthers } = backend().capabilities
  const paysByCard = payment === 'demonstration'
  return {
    siteName: siteNameOf(settings),
    contactEmail: settings.contactEmail.trim(),
    phoneNumber: settings.phoneNumber.trim(),
    /** The networks with buttons, those without a page of the foundation only where the site is for show. */
    social: socialNetworks
      .map((network) => ({ ...network, url: socialUrl(settings[network.field]) }))
      .filter(({ url }) => url || !sharedWithOthers),
    paymentPage: settings.paymentPage,
    /** Whether a card is asked for on this site, which charges none; else the provider's page takes it. */
    paysByCard,
    /** Whether gifts can be paid at all. */
    payable: paysByCard || Boolean(settings.paymentPage),
  }
}

import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/backend'
import { hasStore } from 'shared/store/hasStore'

/**
 * The site's name and contacts, as saved under General Settings. None is required: pages leave out
 * a blank email address or number.
 */
export function useSiteSettings() {
  const settings = useCollection(generalSettings)
  return {
    siteName: siteNameOf(settings),
    contactEmail: settings.contactEmail.trim(),
    phoneNumber: settings.phoneNumber.trim(),
    paymentPage: settings.paymentPage,
    /** Whether gifts can be paid: in the demonstration, or on the provider's page. */
    payable: !hasStore() || Boolean(settings.paymentPage),
  }
}

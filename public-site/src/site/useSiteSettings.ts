import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'

/**
 * Whose site this is, as saved under General Settings. Nothing there is required: a blank address or
 * number is left out where it would stand.
 */
export function useSiteSettings() {
  const settings = useCollection(generalSettings)
  return {
    siteName: siteNameOf(settings),
    contactEmail: settings.contactEmail.trim(),
    phoneNumber: settings.phoneNumber.trim(),
  }
}

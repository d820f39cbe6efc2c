import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'

/**
 * Whose site this is, as saved under General Settings. Nothing there is required: a blank name is
 * that of the seed, because links and titles need one; a blank address or number is left out where
 * it would stand.
 */
export function useFoundation() {
  const { siteName, contactEmail, phoneNumber } = useCollection(generalSettings)
  return {
    siteName: siteName.trim() || generalSettings.seed.siteName,
    contactEmail: contactEmail.trim(),
    phoneNumber: phoneNumber.trim(),
  }
}

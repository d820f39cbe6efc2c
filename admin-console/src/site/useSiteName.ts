import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'

/** What the site is called, as saved under General Settings. */
export const useSiteName = () => siteNameOf(useCollection(generalSettings))

import { useCollection } from 'shared/backend'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'

/** The site's name, as saved under General Settings. */
export const useSiteName = () => siteNameOf(useCollection(generalSettings))

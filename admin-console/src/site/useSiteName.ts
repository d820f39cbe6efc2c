import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/backend'

/** The site's name, as saved under General Settings. */
export const useSiteName = () => siteNameOf(useCollection(generalSettings))

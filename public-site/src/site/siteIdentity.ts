import type { GeneralSettings } from 'shared/entities/settings'

/** The site's name, contacts and origin, for structured data. */
export interface SiteIdentity extends GeneralSettings {
  /** The public URL of the site. */
  origin: string
}

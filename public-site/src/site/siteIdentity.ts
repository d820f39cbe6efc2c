import type { GeneralSettings } from 'shared/entities/generalSettings'

/** The site's name, contacts and origin, for structured data. */
export interface SiteIdentity extends GeneralSettings {
  /** The public URL of the site. */
  origin: string
}

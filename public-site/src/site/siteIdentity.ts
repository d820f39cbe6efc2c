import type { GeneralSettings } from 'shared/entities/generalSettings'

/** The site's name, contacts and origin, for structured data. */
export interface SiteIdentity extends GeneralSettings {
  /** The public URL of the site. */
  origin: string
}

/** The URL on this site for structured data. A picture's URL is free text: what is no URL stays as typed. */
export const absoluteUrl = (path: string, origin: string) =>
  URL.canParse(path, origin) ? new URL(path, origin).href : path

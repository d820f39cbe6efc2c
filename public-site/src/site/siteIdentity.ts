import type { GeneralSettings } from 'shared/entities/settings'

/** Whose site it is, and where: what structured data needs to name it. */
export interface SiteIdentity extends GeneralSettings {
  /** The public URL of the site. */
  origin: string
}

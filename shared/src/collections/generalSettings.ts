import { type GeneralSettings, generalSettingsSchema } from '../entities/generalSettings'
import { defineCollection } from '../persistence/defineCollection'
import { defaultSiteName } from './defaultSiteName'

export const generalSettings = defineCollection({
  key: 'generalSettings',
  schema: generalSettingsSchema,
  // The specification names no foundation. A real one changes its name and contact here.
  seed: {
    siteName: defaultSiteName,
    contactEmail: 'hello@islandcare.example',
    phoneNumber: '+1 (876) 555-0100',
  },
})

/** The site's name; the seed's where the saved one is blank, since links and titles need one. */
export const siteNameOf = ({ siteName }: Pick<GeneralSettings, 'siteName'>) =>
  siteName.trim() || defaultSiteName

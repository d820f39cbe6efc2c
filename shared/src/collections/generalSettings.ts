import { type GeneralSettings, generalSettingsSchema } from '../entities/settings'
import { defineCollection } from '../persistence/defineCollection'

// The specification names no foundation. A real one changes its name and contact here.
const seed: GeneralSettings = {
  siteName: 'Island Care Foundation',
  contactEmail: 'hello@islandcare.example',
  phoneNumber: '+1 (876) 555-0100',
}

export const generalSettings = defineCollection({
  key: 'generalSettings',
  schema: generalSettingsSchema,
  seed,
})

/** What the site is called: where the saved name is blank, as in the seed, since links and titles need one. */
export const siteNameOf = ({ siteName }: Pick<GeneralSettings, 'siteName'>) =>
  siteName.trim() || seed.siteName

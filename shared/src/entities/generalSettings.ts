import * as z from 'shared/schema'

/** Where a foundation may have a page of its own, each with its field in the settings. */
export const socialNetworks = [
  { field: 'facebook', name: 'Facebook' },
  { field: 'instagram', name: 'Instagram' },
  { field: 'youtube', name: 'YouTube' },
] as const

/** As typed by the administrator. See `socialUrl`. */
const socialPage = z.optional(z.string())

export const generalSettingsSchema = z.looseObject({
  /** The foundation's name, shown wherever the site names itself. */
  siteName: z.string(),
  contactEmail: z.string(),
  phoneNumber: z.string(),
  /**
   * The URL of the provider's page where gifts are paid, on a site with a database. "{amount}",
   * "{frequency}", "{name}" and "{email}" in it stand for the donor's.
   */
  paymentPage: z.optional(z.string()),
  facebook: socialPage,
  instagram: socialPage,
  youtube: socialPage,
})
export type GeneralSettings = z.infer<typeof generalSettingsSchema>

/** The URL of the page, where what was typed is one that is secure. */
export const socialUrl = (typed = '') => /^https:\/\/\S+$/.exec(typed.trim())?.[0]

import * as z from 'shared/schema'

/** As typed by the administrator. See `socialNetworks`. */
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

import * as z from 'shared/schema'

/** As typed by the administrator. See `socialNetworks`. */
const socialPage = z.optional(z.string())

/** The most characters of each. A longer figure has no room on a phone. A database's constraints are the same. */
export const donateLimits = { figure: 18, label: 100 } as const

/** Counted as a database counts, which takes a letter of two code units for one. */
const shortText = (longest: number) =>
  z.optional(
    z
      .string()
      .check(
        z.refine((text) => [...text].length <= longest, `has more than ${longest} characters`),
      ),
  )
/** As it is shown, "5,000+". */
const donateFigure = shortText(donateLimits.figure)
/** What it counts, "screenings a year". */
const donateLabel = shortText(donateLimits.label)

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
  // On a site with a database. See `donateFigures`.
  donateFigure1: donateFigure,
  donateLabel1: donateLabel,
  donateFigure2: donateFigure,
  donateLabel2: donateLabel,
  donateFigure3: donateFigure,
  donateLabel3: donateLabel,
  donateFigure4: donateFigure,
  donateLabel4: donateLabel,
})
export type GeneralSettings = z.infer<typeof generalSettingsSchema>

/** What the browser may keep of the settings' forms while they are edited. */
import { donateFields } from 'shared/entities/donateFigures'
import { mailSettingsSchema } from 'shared/entities/mailSettings'
import { paymentModes } from 'shared/entities/paymentSettings'
import * as z from 'shared/schema'

export const generalDraftSchema = z.partial(
  z.object({
    siteName: z.string(),
    contactEmail: z.string(),
    phoneNumber: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
  }),
)

export const paymentFields = z.object({
  mode: z.enum(paymentModes),
  powerTranzId: z.string(),
  productionUrl: z.string(),
})
/** Without the gateway password, which is never stored. */
export const paymentDraftSchema = z.partial(paymentFields)

export const paymentPageDraftSchema = z.partial(z.object({ paymentPage: z.string() }))

export type DonateFigureValues = Record<(typeof donateFields)[number], string>

export const donateFiguresDraftSchema = z.partialRecord(z.enum(donateFields), z.string())

export const mailDraftSchema = z.partial(mailSettingsSchema)

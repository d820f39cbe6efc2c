import * as z from 'shared/schema'

export const generalSettingsSchema = z.looseObject({
  /** The foundation's name, shown wherever the site names itself. */
  siteName: z.string(),
  contactEmail: z.string(),
  phoneNumber: z.string(),
  /**
   * The URL of the provider's page where gifts are paid, on a site with a store. "{amount}",
   * "{frequency}", "{name}" and "{email}" in it stand for the donor's.
   */
  paymentPage: z.optional(z.string()),
})
export type GeneralSettings = z.infer<typeof generalSettingsSchema>

export const paymentModes = ['sandbox', 'production'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const paymentModeLabels: Record<PaymentMode, string> = {
  sandbox: 'Sandbox (Testing)',
  production: 'Production (Live)',
}

/** The stored part of the payment settings. The gateway's password stays in memory. */
export const storedPaymentSettingsSchema = z.looseObject({
  mode: z.enum(paymentModes),
  powerTranzId: z.string(),
  /** Used in production only. */
  productionUrl: z.optional(z.string()),
})
export type StoredPaymentSettings = z.infer<typeof storedPaymentSettingsSchema>

export type PaymentSettings = StoredPaymentSettings & { powerTranzPassword: string }

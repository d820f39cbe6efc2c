import * as z from 'shared/schema'

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

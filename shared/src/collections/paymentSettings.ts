import { storedPaymentSettingsSchema } from '../entities/paymentSettings'
import { defineCollection } from '../persistence/defineCollection'

export const paymentSettings = defineCollection({
  key: 'paymentSettings',
  schema: storedPaymentSettingsSchema,
  seed: { mode: 'sandbox', powerTranzId: '' },
})

import {
  type StoredPaymentSettings,
  storedPaymentSettingsSchema,
} from '../entities/paymentSettings'
import { defineCollection } from '../persistence/defineCollection'

const seed: StoredPaymentSettings = { mode: 'sandbox', powerTranzId: '' }

export const paymentSettings = defineCollection({
  key: 'paymentSettings',
  schema: storedPaymentSettingsSchema,
  seed,
})

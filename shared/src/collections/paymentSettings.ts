import { type StoredPaymentSettings, storedPaymentSettingsSchema } from '../entities/settings'
import { collection } from '../persistence/collection'

const seed: StoredPaymentSettings = { mode: 'sandbox', powerTranzId: '' }

export const paymentSettings = collection({
  key: 'paymentSettings',
  schema: storedPaymentSettingsSchema,
  seed,
})

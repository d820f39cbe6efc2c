import { collection } from 'shared/persistence'
import { type StoredPaymentSettings, storedPaymentSettingsSchema } from '../entities/settings'

const seed: StoredPaymentSettings = { mode: 'sandbox', powerTranzId: '' }

export const paymentSettings = collection({
  key: 'paymentSettings',
  schema: storedPaymentSettingsSchema,
  seed,
})

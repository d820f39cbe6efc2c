import { mailSettingsSchema } from '../entities/mailSettings'
import { defineCollection } from '../persistence/defineCollection'

export const mailSettings = defineCollection({
  key: 'mailSettings',
  schema: mailSettingsSchema,
  seed: {
    senderName: '',
    signature: '',
    replyTo: '',
    requestsTo: '',
    volunteersTo: '',
    offersTo: '',
    giftsTo: '',
    registrationsTo: '',
  },
})

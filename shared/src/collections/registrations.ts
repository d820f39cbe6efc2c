import * as z from 'zod/mini'
import { ownRegistrationSchema } from '../entities/registration'
import { defineCollection } from '../persistence/defineCollection'

/** The registrations made on this device, the latest last. */
export const registrations = defineCollection({
  key: 'registrations',
  schema: z.array(ownRegistrationSchema),
  seed: [],
})

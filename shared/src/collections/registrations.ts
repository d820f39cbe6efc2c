import * as z from 'shared/schema'
import { deviceRegistrationSchema } from '../entities/deviceRegistration'
import { defineCollection } from '../persistence/defineCollection'

/** The registrations made on this device, the latest last. */
export const registrations = defineCollection({
  key: 'registrations',
  schema: z.array(deviceRegistrationSchema),
  seed: [],
})

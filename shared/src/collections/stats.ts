import * as z from 'shared/schema'
import { statSchema } from '../entities/stat'
import { defineCollection } from '../persistence/defineCollection'

export const stats = defineCollection({
  key: 'stats',
  schema: z.array(statSchema),
  seed: [
    { id: 1, label: 'People Served', icon: 'users', value: 1287, prefix: '', suffix: '' },
    { id: 2, label: 'Health Fairs Hosted', icon: 'stethoscope', value: 6, prefix: '', suffix: '' },
    { id: 3, label: 'Parishes Reached', icon: 'map-pin', value: 3, prefix: '', suffix: '' },
    {
      id: 4,
      label: 'Monies Saved (Millions)',
      icon: 'coins',
      value: 5.15,
      prefix: '$',
      suffix: 'M',
    },
  ],
})

import * as z from 'shared/schema'
import { programSchema } from '../entities/program'
import { defineCollection } from '../persistence/defineCollection'

const program = { status: 'active', createdAt: '2025-01-15' } as const

export const programs = defineCollection({
  key: 'programs',
  schema: z.array(programSchema),
  seed: [
    {
      id: 1,
      title: 'Health Fairs',
      description:
        'Free medicals, dental and eye care in church yards across the island, open to everyone who comes.',
      icon: 'heart',
      color: 'green',
      link: '/programs/health-fairs',
      ...program,
    },
    {
      id: 2,
      title: 'School Drives',
      description:
        'Back-to-school medicals, clothing and supplies, so children start the year ready.',
      icon: 'book',
      color: 'sea',
      link: '/programs/school-drives',
      ...program,
    },
    {
      id: 3,
      title: 'Community Support',
      description: 'Food, clothing and health education for families, from their neighbors.',
      icon: 'users',
      color: 'gold',
      link: '/programs/community-support',
      ...program,
    },
    {
      id: 4,
      title: 'Love Initiative',
      description: 'Time and care for people who have no one else to visit them.',
      icon: 'hand-heart',
      color: 'red',
      link: '/programs/love-initiative',
      ...program,
    },
  ],
})

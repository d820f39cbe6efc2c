/** All collections that the administrator manages, in the order of the backup preview. */
import { blogPosts } from 'shared/collections/blogPosts'
import { donations } from 'shared/collections/donations'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { paymentSettings } from 'shared/collections/paymentSettings'
import { programs } from 'shared/collections/programs'
import { stats } from 'shared/collections/stats'
import type { CollectionDefinition } from 'shared/backend'

interface SiteCollection {
  label: string
  definition: CollectionDefinition<unknown>
}

export const siteCollections: readonly SiteCollection[] = [
  { label: 'Events', definition: events },
  { label: 'Programs', definition: programs },
  { label: 'Blog posts', definition: blogPosts },
  { label: 'Impact stats', definition: stats },
  { label: 'Donations', definition: donations },
  { label: 'General settings', definition: generalSettings },
  { label: 'Payment settings', definition: paymentSettings },
]

export const collectionLabel = (key: string) =>
  siteCollections.find(({ definition }) => definition.key === key)?.label ?? key

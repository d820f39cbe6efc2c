/** Every collection of content, with its schema and seed: for what handles all of them. */
import type { ContentKey } from '../content/contentKinds'
import { contentKeys } from '../content/contentKinds'
import type { CollectionDefinition } from '../persistence/defineCollection'
import { blogPosts } from './blogPosts'
import { donations } from './donations'
import { events } from './events'
import { generalSettings } from './generalSettings'
import { paymentSettings } from './paymentSettings'
import { programs } from './programs'
import { stats } from './stats'

/** By key: a kind of content without its collection does not type-check. */
export const definitions: Record<ContentKey, CollectionDefinition<unknown>> = {
  events,
  programs,
  blogPosts,
  stats,
  donations,
  generalSettings,
  paymentSettings,
}

/** All of them, in the order of `contentKinds`. */
export const allDefinitions = contentKeys.map((key) => definitions[key])

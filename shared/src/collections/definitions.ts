/** Every collection of content, with its schema and seed: for what handles all of them. */
import type { ContentKey } from '../content/contentKinds'
import type { CollectionDefinition } from '../persistence/defineCollection'
import { blogPosts } from './blogPosts'
import { donations } from './donations'
import { events } from './events'
import { generalSettings } from './generalSettings'
import { mailSettings } from './mailSettings'
import { paymentSettings } from './paymentSettings'
import { programs } from './programs'
import { stats } from './stats'

/** By key: a kind of content without its collection does not type-check. */
const collections = {
  events,
  programs,
  blogPosts,
  stats,
  donations,
  generalSettings,
  paymentSettings,
  mailSettings,
} satisfies Record<ContentKey, CollectionDefinition<unknown>>

/** The value of each kind of content. */
export type ContentValues = { [Key in ContentKey]: (typeof collections)[Key]['seed'] }

export const definitions: { [Key in ContentKey]: CollectionDefinition<ContentValues[Key]> } =
  collections

/** All of them. */
export const allDefinitions: readonly CollectionDefinition<unknown>[] = Object.values(definitions)

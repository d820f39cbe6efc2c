import { knownSchema } from 'shared/backends/supabase/content/contentVersions'
import { contentKeys } from 'shared/content/contentKinds'

/** What a database of this release answers when it is asked for its versions. */
export const databaseVersions = (others: Record<string, number> = {}): Record<string, number> => ({
  ...Object.fromEntries(contentKeys.map((key) => [key, 1])),
  schema: knownSchema,
  ...others,
})

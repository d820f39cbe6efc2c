import { definitions } from 'shared/collections/definitions'
import { contentKeys, contentKind } from 'shared/content/contentKinds'

/** Each kind of content: its table, and the definition of its collection. */
export const contentTables = contentKeys.map((key) => ({
  ...contentKind(key),
  definition: definitions[key],
}))

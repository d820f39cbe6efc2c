import type { DatabaseAge } from '../../../backend/outbox'
import { type ContentVersions, knownSchema } from './contentVersions'

/**
 * Whether the database is older or newer than what this release expects. One without a kind of content
 * lacks the migration that adds it.
 * @param readable the kinds that whoever has asked for the versions may read
 */
export function databaseAge(
  versions: ContentVersions,
  readable: readonly string[],
): DatabaseAge | undefined {
  const { schema = 0 } = versions
  if (schema > knownSchema) return 'newer'
  return schema < knownSchema || readable.some((key) => !(key in versions)) ? 'older' : undefined
}

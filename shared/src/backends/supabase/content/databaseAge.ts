import type { DatabaseAge } from '../../../backend/outbox'
import { contentKeys, isConfidential } from '../../../content/contentKinds'
import { type ContentVersions, knownSchema } from './contentVersions'

/**
 * Whether the database is older or newer than this code knows it. One without a kind of content lacks the migration
 * that adds it.
 */
export function databaseAge(versions: ContentVersions): DatabaseAge | undefined {
  const { schema = 0 } = versions
  if (schema > knownSchema) return 'newer'
  return schema < knownSchema ||
    contentKeys.some((key) => !(key in versions || isConfidential(key)))
    ? 'older'
    : undefined
}

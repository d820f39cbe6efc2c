import type { DatabaseAge } from '../../../backend/outbox'
import { type ContentVersions, knownSchema } from './contentVersions'

/** Whether the database's schema is older or newer than the one this code was written for. */
export function databaseAge({ schema = 0 }: ContentVersions): DatabaseAge | undefined {
  if (schema === knownSchema) return undefined
  return schema < knownSchema ? 'older' : 'newer'
}

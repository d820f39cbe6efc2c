import { type ContentVersions, knownSchema } from './contentVersions'

export type StoreAge = 'older' | 'newer'

/** Whether the store's schema is older or newer than the one this code was written for. */
export function storeAge({ schema = 0 }: ContentVersions): StoreAge | undefined {
  if (schema === knownSchema) return undefined
  return schema < knownSchema ? 'older' : 'newer'
}

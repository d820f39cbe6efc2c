import { type ContentVersions, knownSchema } from './contentVersions'

export type StoreAge = 'older' | 'newer'

/** Of a store whose migrations are others than this code knows. */
export function storeAge({ schema = 0 }: ContentVersions): StoreAge | undefined {
  if (schema === knownSchema) return undefined
  return schema < knownSchema ? 'older' : 'newer'
}

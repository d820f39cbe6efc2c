import { storedValue } from 'shared/persistence'
import * as z from 'shared/schema'
import { iso } from 'zod/mini'
import type { Changes } from './changedFields'

/** The fields that a draft may contain, all of them optional. */
export type DraftSchema<Values> = z.ZodMiniType<Changes<Values>>

export const draftKey = (name: string) => `draft:${name}`

/** The unsaved changes of the form with this name, as the browser keeps them. */
export const storedDraft = <Values>(name: string, schema: DraftSchema<Values>) =>
  storedValue(draftKey(name), z.object({ savedAt: iso.datetime(), values: schema }))

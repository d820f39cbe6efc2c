/**
 * What was typed into a form and not saved yet. It survives a closed tab, a reload and a crash:
 * every change is written at once, and to localStorage, since sessionStorage goes with its tab.
 */
import { useState } from 'react'
import { storedValue } from 'shared/persistence'
import * as z from 'zod/mini'
import type { Changes } from './changedFields'

/** The fields that a draft of a form may hold, all of them optional. */
export type DraftSchema<Values> = z.ZodMiniType<Changes<Values>>

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>

/**
 * The draft as it is stored when the form is opened, and the way to write it.
 * @param name one for each thing that is edited, "event-6"
 * @param schema a field that is not in it, such as a password, is never stored; without a schema
 *   nothing is
 */
export function useDraft<Values extends object>(name: string, schema?: DraftSchema<Values>) {
  const [stored] = useState(() => schema && storedDraft(name, schema))
  const [offered, setOffered] = useState(() => stored?.read())
  const [unsaved, setUnsaved] = useState(false)

  return {
    /** Has to be restored or discarded before the form can be filled in. */
    offered,
    /** Whether the form holds something that could be stored and is not saved. */
    unsaved,
    /** Stores the fields that were changed, and no others: those may change elsewhere meanwhile. */
    keep(changes: Changes<Values>) {
      const values = schema?.safeParse(changes).data
      const changed = values !== undefined && Object.keys(values).length > 0
      if (changed) stored?.write({ savedAt: new Date().toISOString(), values })
      else stored?.remove()
      setUnsaved(changed)
    },
    /** After its values are filled in. What is stored stays until the form is saved. */
    accept() {
      setOffered(undefined)
      setUnsaved(true)
    },
    remove() {
      stored?.remove()
      setOffered(undefined)
      setUnsaved(false)
    },
  }
}

const storedDraft = <Values>(name: string, schema: DraftSchema<Values>) =>
  storedValue(`draft:${name}`, z.object({ savedAt: z.iso.datetime(), values: schema }))

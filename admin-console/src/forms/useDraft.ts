/**
 * Unsaved changes of a form. They survive a closed tab, a reload and a crash: every change is written
 * at once, and to localStorage, because sessionStorage is lost with its tab.
 */
import { useEffect, useState } from 'react'
import { createObservable, storedValue } from 'shared/persistence'
import * as z from 'shared/schema'
import { iso } from 'zod/mini'
import type { Changes } from './changedFields'

/** The fields that a draft may contain, all of them optional. */
export type DraftSchema<Values> = z.ZodMiniType<Changes<Values>>

const draftKey = (name: string) => `draft:${name}`

/** The unsaved changes of the form with this name, as the browser keeps them. */
export const storedDraft = <Values>(name: string, schema: DraftSchema<Values>) =>
  storedValue(draftKey(name), z.object({ savedAt: iso.datetime(), values: schema }))

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>

/**
 * The draft that was stored when the form mounted, and the functions that change it.
 * @param name unique for each edited item, "event-6"
 * @param schema fields outside it, such as passwords, are never stored; without a schema, nothing is
 * @param offersStored `false` if the form starts from other changes than the stored draft
 */
export function useDraft<Values extends object>(
  name: string,
  schema?: DraftSchema<Values>,
  offersStored = true,
) {
  const [stored] = useState(() => schema && storedDraft(name, schema))
  const [offered, setOffered] = useState(() => (offersStored ? stored?.read() : undefined))
  // Not a state: the first keystroke would render the whole form.
  const [unsaved] = useState(() => createObservable(draftKey(name), false))

  // Another tab may be typing it, and may save it or throw it away.
  useEffect(
    () => (offered ? stored?.onExternalChange(() => setOffered(stored.read())) : undefined),
    [offered, stored],
  )

  return {
    /** The stored draft, until the user restores or discards it. */
    offered,
    /** Whether the form has changes that are not saved. */
    unsaved,
    /** Stores the changed fields only: others may be changed by another tab. */
    keep(changes: Changes<Values>) {
      const values = schema?.safeParse(changes).data
      if (values && Object.keys(values).length > 0) {
        stored?.write({ savedAt: new Date().toISOString(), values })
      } else stored?.remove()
      unsaved.set(Object.keys(changes).length > 0)
    },
    /** Ends the offer after its values were filled in. The draft stays stored until the form is saved. */
    accept() {
      setOffered(undefined)
      unsaved.set(true)
    },
    remove() {
      stored?.remove()
      setOffered(undefined)
      unsaved.set(false)
    },
  }
}

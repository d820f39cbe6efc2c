/**
 * What was typed into a form and not saved yet. It outlives a closed form, a reload and a crash:
 * every change is written at once, and to localStorage, since sessionStorage goes with its tab.
 * A password is never kept: see `initialValues`.
 */
import { useState } from 'react'
import { storedValue } from 'shared/persistence'
import * as z from 'zod/mini'
import { changedFields } from './changedFields'

export interface Draft<Values> {
  savedAt: Date
  /** The changed fields only: what somebody else changes meanwhile stays. */
  values: Partial<Values>
}

/**
 * @param name one for each thing that is edited, "event-6"
 * @param initialValues texts, numbers, yes or no, and lists of texts; a field that is not among them
 *   is not kept
 */
export function useDraft<Values extends object>(
  name: string,
  initialValues: Values,
  open: boolean,
) {
  const stored = storedValue(`draft:${name}`, draftSchema(initialValues))
  const [offered, setOffered] = useState<Draft<Values>>()
  const [wasOpen, setWasOpen] = useState(false)

  // What is stored is offered as the form opens, not what is being typed into it now.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOffered(read())
  }

  function read(): Draft<Values> | undefined {
    const draft = stored.read()
    return draft && { savedAt: new Date(draft.savedAt), values: draft.values as Partial<Values> }
  }

  return {
    /** To be restored or discarded before anything else is typed. */
    offered,
    /** The offer was accepted; what is stored stays until the form is saved. */
    accept: () => setOffered(undefined),
    keep(values: Values) {
      const kept = Object.entries(values).filter(([field]) => Object.hasOwn(initialValues, field))
      const changed = changedFields<object>(initialValues, Object.fromEntries(kept))
      if (Object.keys(changed).length === 0) stored.remove()
      else stored.write({ savedAt: new Date().toISOString(), values: changed })
    },
    remove() {
      stored.remove()
      setOffered(undefined)
    },
  }
}

/** A draft may come from an older release: its fields must be of the kind that they are now. */
function draftSchema(initialValues: object) {
  const fields = Object.entries(initialValues).map(([name, value]) => [name, schemaLike(value)])
  return z.object({
    savedAt: z.iso.datetime(),
    values: z.partial(z.object(Object.fromEntries(fields))),
  })
}

function schemaLike(value: unknown): z.ZodMiniType {
  if (typeof value === 'string') return z.string()
  if (typeof value === 'number') return z.number()
  if (typeof value === 'boolean') return z.boolean()
  return z.array(z.string())
}

/**
 * Unsaved changes of a form. They survive a closed tab, a reload and a crash: every change is written
 * at once, and to localStorage, because sessionStorage is lost with its tab.
 */
import { useCallback, useEffect, useState } from 'react'
import { createObservable, storedValue } from 'shared/persistence'
import * as z from 'shared/schema'
import { iso } from 'zod/mini'
import type { Changes } from './changedFields'

/** The fields that a draft may contain, all of them optional. */
export type DraftSchema<Values> = z.ZodMiniType<Changes<Values>>

const draftKey = (name: string) => `draft:${name}`

/** The unsaved changes of the form with this name, as the browser keeps them. */
export function storedDraft<Values>(name: string, schema: DraftSchema<Values>) {
  const draft = { savedAt: iso.datetime(), values: schema }
  return storedValue(
    draftKey(name),
    // Typing beside a draft on offer must not overwrite that: it stands behind the new one.
    z.object({ ...draft, earlier: z.optional(z.array(z.object(draft))) }),
  )
}

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>

/**
 * The drafts that were stored when the form mounted, and the functions that change them.
 * @param name unique for each edited item, "event-6"
 * @param schema fields outside it, such as passwords, are never stored; without a schema, nothing is
 * @param offersNewest `false` if the form starts from the changes that were stored last
 */
export function useDraft<Values extends object>(
  name: string,
  schema?: DraftSchema<Values>,
  offersNewest = true,
) {
  const [stored] = useState(() => schema && storedDraft(name, schema))
  /** The stored drafts, newest first. */
  const read = useCallback(() => {
    const { earlier = [], ...newest } = stored?.read() ?? {}
    return 'values' in newest ? [newest, ...earlier] : []
  }, [stored])
  const [offers, setOffers] = useState(() => read().slice(offersNewest ? 0 : 1))
  // Not a state: the first keystroke would render the whole form.
  const [unsaved] = useState(() => createObservable(draftKey(name), false))
  const hasOffers = offers.length > 0

  const isKept = useCallback(() => unsaved.get() && read().length > 0, [unsaved, read])

  // Another tab may be typing it, and may save it or throw it away.
  useEffect(() => {
    if (!hasOffers) return
    return stored?.onExternalChange(() => unsaved.get() || setOffers(read()))
  }, [hasOffers, stored, unsaved, read])

  /** The newest of what is in the form and what is offered is stored, and all others behind it. */
  function store(changes: Changes<Values>, offered = offers) {
    const typed = draftOf(changes, schema)
    const [newest, ...earlier] = typed ? [typed, ...offered] : offered
    if (!newest) stored?.remove()
    else stored?.write({ ...newest, ...(earlier.length > 0 && { earlier }) })
    unsaved.set(Object.keys(changes).length > 0)
    setOffers(offered)
  }

  return {
    /** Whether what the form holds is stored. */
    isKept,
    /** A stored draft, until the user restores or discards it. */
    offered: offers[0],
    /** Whether the form has changes that are not saved. */
    unsaved,
    /** Stores the changed fields only: others may be changed by another tab. */
    keep: (changes: Changes<Values>) => store(changes),
    /**
     * Ends the offer.
     * @param filledIn what the form holds since the offer was accepted
     * @param replaced what it held before, which is offered in turn
     */
    accept(filledIn: Changes<Values>, replaced: Changes<Values>) {
      const typed = draftOf(replaced, schema)
      store(filledIn, [...(typed ? [typed] : []), ...offers.slice(1)])
    },
    /** @param changes what the form holds */
    discard: (changes: Changes<Values>) => store(changes, offers.slice(1)),
    /** Forgets what the form held. What is still offered stays. */
    remove: () => store({}),
  }
}

function draftOf<Values>(changes: Changes<Values>, schema?: DraftSchema<Values>) {
  const values = schema?.safeParse(changes).data
  if (!values || Object.keys(values).length === 0) return undefined
  return { savedAt: new Date().toISOString(), values }
}

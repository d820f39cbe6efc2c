import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createObservable } from 'shared/persistence'

const saved = createObservable<{ id: number } | undefined>('saved item', undefined)

/** To be called when a form has saved an item: the list beside it then shows it. */
export const showSavedItem = (id: number) => saved.set({ id })

/** Shows an item that was saved while the list is open: it may belong to another tab, or not match the search. */
export function useSavedItem(show: (id: number) => void) {
  const item = useSyncExternalStore(saved.subscribe, saved.get)
  const shown = useRef(item)
  useEffect(() => {
    if (!item || item === shown.current) return
    shown.current = item
    show(item.id)
  })
}

import type { UnknownAction } from '@reduxjs/toolkit'
import { showToast, type Toast } from 'shared/toasts'
import { useAppDispatch, useAppStore } from '../app/hooks'
import type { ItemChange, Removal } from '../app/itemChanges'
import type { RootState } from '../app/store'

/** A list that the administrator keeps, as its slice offers it. */
export interface EntityActions<Item extends Details & { id: number }, Details extends object> {
  /** Begins the toasts' titles: "Event" gives "Event created". */
  noun: string
  /** What an item is called in the toasts. */
  nameOf: (item: Details) => string
  select: (state: RootState) => readonly Item[]
  added: (details: Details) => UnknownAction
  updated: (change: ItemChange<Details>) => UnknownAction
  removed: (item: { id: number }) => UnknownAction
  restored: (removal: Removal<Item>) => UnknownAction
}

/**
 * What an administrator does to the items of a list, with the toast that confirms it: returned by
 * what a form does, shown by what is done in the list itself.
 */
export function useEntityActions<Item extends Details & { id: number }, Details extends object>(
  list: EntityActions<Item, Details>,
) {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const { noun, nameOf, select } = list

  function create(details: Details): Toast {
    dispatch(list.added(details))
    return {
      kind: 'success',
      title: `${noun} created`,
      description: `“${nameOf(details)}” is on the list.`,
    }
  }

  function update(opened: Item, changes: Partial<Details>): Toast {
    const exists = select(store.getState()).some(({ id }) => id === opened.id)
    // Deleted in another tab while its form was open here: what was typed is kept.
    if (!exists) return create({ ...opened, ...changes })
    dispatch(list.updated({ id: opened.id, changes }))
    return {
      kind: 'success',
      title: `${noun} updated`,
      description: `“${nameOf({ ...opened, ...changes })}” is saved.`,
    }
  }

  function remove(item: Item) {
    const index = select(store.getState()).findIndex(({ id }) => id === item.id)
    dispatch(list.removed({ id: item.id }))
    showToast({
      kind: 'destructive',
      title: `${noun} deleted`,
      description: `“${nameOf(item)}” is off the list.`,
      action: { label: 'Undo', run: () => dispatch(list.restored({ item, index })) },
    })
  }

  return { create, update, remove }
}

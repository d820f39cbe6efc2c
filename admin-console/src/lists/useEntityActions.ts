import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { Toast } from 'shared/toasts'
import { shortName } from '../format/shortName'
import { type RootState, useAppDispatch, useAppSelector, useAppStore } from '../state/hooks'
import type { ItemChange, Removal } from './itemChanges'
import { showSavedItem } from './savedItem'

export interface EntityList<Item extends Details & { id: number }, Details extends object> {
  /** The first word of the toast titles: "Event" gives "Event created". */
  noun: string
  nameOf: (item: Details) => string
  /** What is said of an item that is deleted, besides its name. */
  deletedNote?: (item: Item) => string
  /** Where a new item is found: "under Past". */
  placeOf: (item: Details) => string
  select: (state: RootState) => readonly Item[]
  added: (details: Details) => PayloadAction<{ id: number }>
  updated: (change: ItemChange<Details>) => UnknownAction
  removed: (item: { id: number }) => UnknownAction
  restored: (removal: Removal<Item>) => UnknownAction
}

/** Creates and updates items of a list. Both return their toast, which the form shows after it has closed. */
export function useEntityActions<Item extends Details & { id: number }, Details extends object>(
  list: EntityList<Item, Details>,
) {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const { noun, nameOf, placeOf, select } = list

  function create(details: Details): Toast {
    const { payload } = dispatch(list.added(details))
    showSavedItem(payload.id)
    return {
      kind: 'success',
      title: `${noun} created`,
      description: `“${shortName(nameOf(details))}” is ${placeOf(details)}.`,
    }
  }

  function update(opened: Item, changes: Partial<Details>): Toast {
    const exists = select(store.getState()).some(({ id }) => id === opened.id)
    // The item was deleted in another tab while its form was open: create it again.
    if (!exists) return create({ ...opened, ...changes })
    dispatch(list.updated({ id: opened.id, changes }))
    showSavedItem(opened.id)
    return {
      kind: 'success',
      title: `${noun} updated`,
      description: `“${shortName(nameOf({ ...opened, ...changes }))}”`,
    }
  }

  return { create, update }
}

/** An item whose form is open, with what another tab has saved since. A deleted one stays as it was opened. */
export const useCurrentItem = <Item extends { id: number }>(
  select: (state: RootState) => readonly Item[],
  opened: Item,
) => useAppSelector((state) => select(state).find(({ id }) => id === opened.id)) ?? opened

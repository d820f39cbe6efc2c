/** Case reducers that the list slices share: they change an array of items with ids. */
import type { Draft, PayloadAction } from '@reduxjs/toolkit'
import { newId } from 'shared/persistence'
import { replaceWithStored } from '../state/persistThroughCollection'

export interface ItemChange<Details> {
  id: number
  /** The changed fields only, so that another tab's changes to other fields are kept. */
  changes: Partial<Details>
}

export interface Removal<Item> {
  item: Item
  /** The item's former index. If the list is shorter now, the item goes to the end. */
  index: number
}

interface WithId {
  id: number
}

/** Prepares the payload of an added item. */
export const withNewId = <Details extends object>(details: Details) => ({
  payload: { ...details, id: newId() },
})

export function addItem<Item extends WithId>(
  items: Draft<Item>[],
  { payload }: PayloadAction<Item>,
) {
  items.push(payload as Draft<Item>)
}

export function changeItem<Item extends WithId, Details extends object>(
  items: Draft<Item>[],
  { payload: { id, changes } }: PayloadAction<ItemChange<Details>>,
) {
  const item = items.find((item) => item.id === id)
  if (item) Object.assign(item, changes)
}

const removeItem = <Item extends WithId>(
  items: Draft<Item>[],
  { payload: { id } }: PayloadAction<WithId>,
) => items.filter((item) => item.id !== id)

/** Undoes a removal. */
function restoreItem<Item extends WithId>(
  items: Draft<Item>[],
  { payload: { item, index } }: PayloadAction<Removal<Item>>,
) {
  if (items.some(({ id }) => id === item.id)) return
  items.splice(index, 0, item as Draft<Item>)
}

/** The case reducers of a list's slice. */
export const listReducers = <Item extends WithId, Details extends object>() => ({
  added: { prepare: withNewId<Details>, reducer: addItem<Item> },
  updated: changeItem<Item, Details>,
  removed: removeItem<Item>,
  restored: restoreItem<Item>,
  synced: replaceWithStored<Item[]>,
})

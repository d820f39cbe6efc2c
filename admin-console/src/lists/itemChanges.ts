/** Case reducers that the list slices share: they change an array of items with ids. */
import type { Draft, PayloadAction } from '@reduxjs/toolkit'
import { newId } from 'shared/persistence'
import { replaceWithStored } from '../state/persistThroughCollection'

interface WithId {
  id: number
}

export interface ItemChange<Details> extends WithId {
  /** The changed fields only, so that another tab's changes to other fields are kept. */
  changes: Partial<Details>
}

export interface Removal<Item> {
  item: Item
  /** The item's former index. If the list is shorter now, the item goes to the end. */
  index: number
}

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

export const listReducers = <Item extends WithId, Details extends object>() => ({
  added: { prepare: withNewId<Details>, reducer: addItem<Item> },
  updated: changeItem<Item, Details>,
  removed: (items: Draft<Item>[], { payload: { id } }: PayloadAction<WithId>) =>
    items.filter((item) => item.id !== id),
  /** Undoes a removal. */
  restored(items: Draft<Item>[], { payload: { item, index } }: PayloadAction<Removal<Item>>) {
    if (!items.some(({ id }) => id === item.id)) items.splice(index, 0, item as Draft<Item>)
  },
  synced: replaceWithStored<Item[]>,
})

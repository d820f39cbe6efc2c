/** What the slices of lists have in common: how an array of things that have an id is changed. */
import type { Draft, PayloadAction } from '@reduxjs/toolkit'
import { newId } from 'shared/persistence'

export interface ItemChange<Details> {
  id: number
  /** The changed fields only: what somebody else changed meanwhile stays. */
  changes: Partial<Details>
}

export interface Removal<Item> {
  item: Item
  /** Where the item was. In a list that is shorter by now, it goes to the end. */
  index: number
}

interface WithId {
  id: number
}

/** Makes the payload of an item that is added. */
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

export const removeItem = <Item extends WithId>(
  items: Draft<Item>[],
  { payload: { id } }: PayloadAction<WithId>,
) => items.filter((item) => item.id !== id)

/** Undoes a removal. */
export function restoreItem<Item extends WithId>(
  items: Draft<Item>[],
  { payload: { item, index } }: PayloadAction<Removal<Item>>,
) {
  if (items.some(({ id }) => id === item.id)) return
  items.splice(index, 0, item as Draft<Item>)
}

/** Takes over what somebody else has written: another tab, a visitor who registered, a backup. */
export const replaceWithStored = <Value>(_: Draft<Value>, { payload }: PayloadAction<Value>) =>
  payload as Draft<Value>

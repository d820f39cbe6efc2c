import { type ReactNode, useState } from 'react'
import type { DrawerState } from '../forms/FormDrawer'

/**
 * A form for one item of a list, and the function that opens it.
 * @param opened the item whose form is open from the beginning
 */
export function useItemForm<Item>(
  render: (item: Item, drawer: DrawerState) => ReactNode,
  opened?: Item,
) {
  /** Kept while the drawer slides out. */
  const [item, setItem] = useState(opened)
  const [isOpen, setIsOpen] = useState(opened !== undefined)

  function open(item: Item) {
    setItem(item)
    setIsOpen(true)
  }

  function onOpenChange(nextOpen: boolean) {
    // Opened again for the item of this render, whatever has been edited since.
    if (nextOpen && item !== undefined) open(item)
    else setIsOpen(false)
  }

  return { open, form: item !== undefined && render(item, { open: isOpen, onOpenChange }) }
}

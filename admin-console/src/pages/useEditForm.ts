import { type ReactNode, useState } from 'react'
import type { DrawerState } from '../forms/FormDrawer'

/** A list page's form for one item: `edit` opens it. */
export function useEditForm<Item>(render: (item: Item, form: DrawerState) => ReactNode) {
  /** Kept while the drawer slides out. */
  const [item, setItem] = useState<Item>()
  const [open, setOpen] = useState(false)

  function edit(item: Item) {
    setItem(item)
    setOpen(true)
  }

  function onOpenChange(nextOpen: boolean) {
    // Opened again for the item of this render, whatever has been edited since.
    if (nextOpen && item !== undefined) edit(item)
    else setOpen(false)
  }

  return { edit, form: item !== undefined && render(item, { open, onOpenChange }) }
}

import { useState } from 'react'

/** The state of a list page's edit form. */
export function useEditForm<Item>() {
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

  return { item, open, edit, onOpenChange }
}

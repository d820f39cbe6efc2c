import { useState } from 'react'

/** The state of a list page's edit form. */
export function useEditForm<Item>() {
  const [edited, setEdited] = useState<Item>()
  const [editing, setEditing] = useState(false)
  return {
    /** Kept while the drawer slides out. */
    edited,
    editing,
    startEditing(item: Item) {
      setEdited(item)
      setEditing(true)
    },
    stopEditing: () => setEditing(false),
  }
}

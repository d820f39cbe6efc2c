import { useState } from 'react'

/** The edit form of a list page. */
export function useEditForm<Item>() {
  const [edited, setEdited] = useState<Item>()
  const [editing, setEditing] = useState(false)
  return {
    /** The item stays while its drawer slides out. */
    edited,
    editing,
    startEditing(item: Item) {
      setEdited(item)
      setEditing(true)
    },
    stopEditing: () => setEditing(false),
  }
}

import { useState, useSyncExternalStore } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'
import { sameJson } from 'shared/json/sameJson'
import { backendTexts } from '../backend/backendTexts.content'
import styles from './FormFoot.module.css'
import type { Draft } from './useDraft'

interface SaveStateProps {
  draft: Pick<Draft<object>, 'unsaved' | 'offered'>
  /** The collection to which the form is saved. */
  collection: CollectionDefinition<unknown>
  savedText?: string | undefined
}

/** Says that the form has changes that are not saved; without any, whether what it shows has been saved. */
export function SaveState(props: SaveStateProps) {
  const { formSaved, nothingSaved } = backendTexts()
  const { draft, collection, savedText = formSaved } = props
  const unsaved = useSyncExternalStore(draft.unsaved.subscribe, draft.unsaved.get)
  const [edited, setEdited] = useState(unsaved)
  if (unsaved && !edited) setEdited(true)
  const stored = useIsStored(collection)
  // What was edited is about to be stored: that there is nothing yet would be said in between.
  const notStored = edited ? '' : nothingSaved
  const saved = draft.offered ? '' : stored ? savedText : notStored
  return (
    <span className={styles.note} role="status" data-unsaved={unsaved}>
      {unsaved ? 'Unsaved changes' : saved}
    </span>
  )
}

/** Whether the browser's storage holds what the collection holds: not before the first save. */
function useIsStored(definition: CollectionDefinition<unknown>): boolean {
  const { key, get, subscribe } = collection(definition)
  return useSyncExternalStore(subscribe, () => isStored(key, get()))
}

function isStored(key: string, value: unknown): boolean {
  try {
    const text = localStorage.getItem(key)
    return text !== null && sameJson(JSON.parse(text), value)
  } catch {
    // The collection has reported that its storage cannot be read.
    return false
  }
}

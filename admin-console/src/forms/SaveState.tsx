import { useState, useSyncExternalStore } from 'react'
import type { CollectionDefinition } from 'shared/backend'
import { backendTexts } from '../backend/backendTexts.content'
import { ActionNote } from '../components/ActionNote'
import styles from './SaveState.module.css'
import type { Draft } from './useDraft'
import { useIsStored } from './useIsStored'

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
    <ActionNote className={styles.state} role="status" data-unsaved={unsaved}>
      {unsaved ? 'Unsaved changes' : saved}
    </ActionNote>
  )
}

import { Button } from 'antd'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'
import { useRootMark } from 'shared/browser/useRootMark'
import { sameJson } from 'shared/json/sameJson'
import { backendTexts } from '../backend/backendTexts.content'
import styles from './FormFoot.module.css'
import type { Draft } from './useDraft'

interface FormFootProps {
  /** The id of the form. */
  form: string
  draft: Pick<Draft<object>, 'unsaved' | 'offered'>
  /** The collection to which the form is saved. */
  collection: CollectionDefinition<unknown>
  submitLabel: string
  /** Says that everything is saved. */
  savedText?: string | undefined
  /** Whether something is missing: pressed although nothing was changed, the button says what. */
  isIncomplete?: boolean | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** Saves a form that fills a page, and says whether that was done. It stays in sight at the foot of the window. */
export function FormFoot(props: FormFootProps) {
  const { form, draft, submitLabel, isIncomplete = false, children } = props
  const { formSaved, nothingSaved } = backendTexts()
  const { savedText = formSaved } = props
  useRootMark('form-foot')
  const unsaved = useSyncExternalStore(draft.unsaved.subscribe, draft.unsaved.get)
  const [edited, setEdited] = useState(unsaved)
  if (unsaved && !edited) setEdited(true)
  const stored = useIsStored(props.collection)
  // What was edited is about to be stored: that there is nothing yet would be said in between.
  const nothingStored = isIncomplete ? 'Not set up yet' : nothingSaved
  const notStored = edited ? '' : nothingStored
  const saved = draft.offered && !edited ? '' : stored ? savedText : notStored
  const saves = unsaved || isIncomplete
  return (
    <div className={styles.foot}>
      <Button
        type="primary"
        htmlType="submit"
        form={form}
        className={styles.save}
        // What has not changed is not saved again, and nothing says that it was. Really disabled, the
        // button would lose the focus as it saves.
        aria-disabled={!saves}
        onClick={(event) => saves || event.preventDefault()}
      >
        {submitLabel}
      </Button>
      {children}
      <span className={styles.note} role="status" data-unsaved={unsaved}>
        {unsaved ? 'Unsaved changes' : saved}
      </span>
    </div>
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

import { Button } from 'antd'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { CollectionDefinition } from 'shared/backend'
import styles from './FormFoot.module.css'
import { SaveState } from './SaveState'
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
  /** Whether something is missing that must be saved, although nothing was changed. */
  isIncomplete?: boolean | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** Saves a form that fills a page. It stays in sight at the foot of the window. */
export function FormFoot(props: FormFootProps) {
  const { form, draft, collection, submitLabel, savedText, isIncomplete = false, children } = props
  const unsaved = useSyncExternalStore(draft.unsaved.subscribe, draft.unsaved.get)
  const isActive = unsaved || isIncomplete
  return (
    <div className={styles.foot}>
      <Button
        type="primary"
        htmlType="submit"
        form={form}
        className={styles.save}
        // What has not changed is not saved again, and nothing says that it was. Really disabled, the
        // button would lose the focus as it saves.
        aria-disabled={!isActive}
        onClick={(event) => isActive || event.preventDefault()}
      >
        {submitLabel}
      </Button>
      {children}
      <SaveState draft={draft} collection={collection} savedText={savedText} />
    </div>
  )
}

import { Form } from 'antd'
import { useRef } from 'react'
import { showToast, type Toast } from 'shared/toasts'
import { refusals, showSaved } from '../backend/showSaved'
import { withUndo } from '../components/withUndo'
import { type Changes, changedFields, changeSize } from './changedFields'
import { type DraftSchema, useDraft } from './useDraft'

export interface OpenedFormProps<Values extends object> {
  /**
   * The id of the form and the name of its draft, without spaces and unique for each edited item:
   * "new-event", "event-6".
   */
  name: string
  initialValues: Values
  /** The fields that a draft stores; without a schema, there are no drafts. */
  draftSchema?: DraftSchema<Values>
  /** Saves, and returns the confirmation toast, which is shown after the form has closed. */
  onSave: (values: Values) => Toast
  onOpenChange: (open: boolean) => void
  /** Discarded changes that the user wants back. */
  restored: Changes<Values> | undefined
  onRestore: (changes: Changes<Values>) => void
}

/** Discarding more typed characters than these can be undone. */
const maxCharactersLost = 3

/** A form from its opening until it is saved or canceled, either of which closes it. */
export function useOpenedForm<Values extends object>(props: OpenedFormProps<Values>) {
  const { name, initialValues, draftSchema, onSave, onOpenChange, restored, onRestore } = props
  const [form] = Form.useForm<Values>()
  const draft = useDraft(name, draftSchema, !restored)
  const sayOnClosing = useRef<() => void>(undefined)
  const closed = useRef(false)

  // Its keys and buttons work until its page has rendered that it is closed.
  function close() {
    closed.current = true
    // A key that was meant for the page must not press a button here, "Discard" of a draft least of all.
    document.querySelector<HTMLElement>(':focus')?.blur()
    onOpenChange(false)
  }

  function save(values: Values) {
    if (closed.current) return
    const refusedBefore = refusals()
    const toast = onSave(values)
    sayOnClosing.current = () =>
      toast.kind === 'success' ? showSaved(toast, refusedBefore) : showToast(toast)
    close()
  }

  function cancel() {
    if (closed.current) return
    discard()
    close()
  }

  function discard() {
    const values = form.getFieldsValue()
    const changes = changedFields(initialValues, values)
    draft.remove()
    if (changeSize(initialValues, { ...initialValues, ...values }) <= maxCharactersLost) return
    const toast = withUndo(
      {
        kind: 'info',
        title: 'Changes discarded',
        // On a phone there is no room for more above the heading.
        description: 'Your changes weren’t saved.',
      },
      () => undoDiscard(changes),
      'Changes restored',
    )
    sayOnClosing.current = () => showToast(toast)
  }

  function undoDiscard(changes: Changes<Values>) {
    // If the page was left meanwhile, the form offers them as a draft when it is opened again.
    draft.keep(changes)
    onRestore(changes)
    onOpenChange(true)
  }

  return { form, draft, sayOnClosing, save, cancel }
}

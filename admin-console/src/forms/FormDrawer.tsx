import { Button, Form } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { showToast, type Toast } from 'shared/toasts'
import { SideDrawer } from '../components/SideDrawer'
import { withUndo } from '../components/withUndo'
import { passFocus } from '../focus/moveFocus'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import { type Changes, changedFields, changeSize } from './changedFields'
import { DraftForm } from './DraftForm'
import styles from './FormDrawer.module.css'
import { type DraftSchema, useDraft } from './useDraft'

export interface DrawerState {
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface FormDrawerProps<Values extends object> extends DrawerState {
  /**
   * The id of the form and the name of its draft, without spaces and unique for each edited item:
   * "new-event", "event-6".
   */
  name: string
  title: string
  /** The label of the submit button, "Create event". */
  submitLabel: string
  initialValues: Values
  /** The fields that a draft stores; without a schema, there are no drafts. */
  draftSchema?: DraftSchema<Values>
  /** Saves, and returns the confirmation toast, which is shown after the drawer has closed. */
  onSave: (values: Values) => Toast
  /** Shown below the fields. */
  note?: ReactNode
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/**
 * A form in a drawer beside its list. Saving closes it; Cancel, the close icon and Escape discard what
 * was typed.
 */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open, name } = props
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  // Discarded changes that the user wants back, and the form to which they belong.
  const [restored, setRestored] = useState<{ name: string; changes: Changes<Values> }>()
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpenings(openings + 1)
    else setRestored(undefined)
  }
  if (openings === 0) return null
  return (
    // Each opening mounts a new form, even if the previous one is still sliding out.
    <OpenedForm
      key={`${name} ${openings}`}
      {...props}
      restored={restored?.name === name ? restored.changes : undefined}
      onRestore={(changes) => setRestored({ name, changes })}
    />
  )
}

interface OpenedFormProps<Values extends object> extends FormDrawerProps<Values> {
  restored: Changes<Values> | undefined
  onRestore: (changes: Changes<Values>) => void
}

/** Discarding more typed characters than these can be undone. */
const maxCharactersLost = 3

function OpenedForm<Values extends object>(props: OpenedFormProps<Values>) {
  const { open, onOpenChange, name, title, submitLabel, initialValues, draftSchema } = props
  const { onSave, restored, onRestore, note, children } = props
  const [form] = Form.useForm<Values>()
  const draft = useDraft(name, draftSchema, !restored)
  const draftPending = draft.offered !== undefined
  const closingToast = useRef<Toast>(undefined)
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
    closingToast.current = onSave(values)
    close()
  }

  function cancel() {
    if (closed.current) return
    // A draft that is still offered is kept until the user restores or discards it.
    if (!draftPending) discard()
    close()
  }

  function discard() {
    const values = form.getFieldsValue()
    const changes = changedFields(initialValues, values)
    draft.remove()
    if (changeSize(initialValues, { ...initialValues, ...values }) <= maxCharactersLost) return
    closingToast.current = withUndo(
      {
        kind: 'info',
        title: 'Changes discarded',
        // On a phone there is no room for more above the heading.
        description: 'Your changes weren’t saved.',
      },
      () => undoDiscard(changes),
    )
  }

  function undoDiscard(changes: Changes<Values>) {
    // If the page was left meanwhile, the form offers them as a draft when it is opened again.
    draft.keep(changes)
    onRestore(changes)
    onOpenChange(true)
  }

  return (
    <SideDrawer
      open={open}
      onClose={cancel}
      title={title}
      size="min(32rem, 100vw)"
      // A click beside the form must not lose what was typed.
      mask={{ closable: false }}
      footer={
        <div className={styles.footer}>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={name} disabled={draftPending}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <DraftForm
        form={form}
        draft={draft}
        name={name}
        saved={initialValues}
        changes={restored}
        onSave={save}
        autoFocusOffer
      >
        <Fields disabled={draftPending} closingToast={closingToast}>
          {children}
        </Fields>
        {note && <p className={styles.note}>{note}</p>}
      </DraftForm>
    </SideDrawer>
  )
}

interface FieldsProps {
  disabled: boolean
  /** Shown when the drawer has closed or its page unmounts. */
  closingToast: RefObject<Toast | undefined>
  children: ReactNode
}

function Fields({ disabled, closingToast, children }: FieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useRestoreFocus()
  useEffect(
    () => () => {
      if (closingToast.current) showToast(closingToast.current)
    },
    [closingToast],
  )

  useEffect(() => {
    if (!disabled) passFocus(fields.current?.querySelector('input'), { preventScroll: true })
  }, [disabled])

  return <div ref={fields}>{children}</div>
}

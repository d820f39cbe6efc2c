import { Button, Drawer, Form } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast, type Toast } from 'shared/toasts'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import { DraftForm } from './DraftForm'
import styles from './FormDrawer.module.css'
import { type DraftSchema, useDraft } from './useDraft'

interface FormDrawerProps<Values extends object> {
  open: boolean
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
  onClose: () => void
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/** A form in a drawer beside its list. Saving closes it. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open } = props
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpenings(openings + 1)
  }
  if (openings === 0) return null
  // Each opening mounts a new form, even if the previous one is still sliding out.
  return <OpenedForm key={openings} {...props} />
}

function OpenedForm<Values extends object>(props: FormDrawerProps<Values>) {
  const { open, name, title, submitLabel, initialValues, draftSchema } = props
  const { onSave, onClose, children } = props
  const [form] = Form.useForm<Values>()
  const draft = useDraft(name, draftSchema)
  const draftPending = draft.offered !== undefined
  const confirmation = useRef<Toast>(undefined)

  function save(values: Values) {
    // The submit button works until the drawer has closed.
    if (confirmation.current) return
    confirmation.current = onSave(values)
    onClose()
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      classNames={{ title: styles.title }}
      closable={{ placement: 'end' }}
      size="min(32rem, 100vw)"
      // A click beside the form must not lose what was typed.
      mask={{ closable: false }}
      // Ant Design would focus a wrapper of the dialog, and screen readers would not announce its name.
      autoFocus={false}
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Cancel</Button>
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
        onSave={save}
        autoFocusOffer
      >
        <Fields
          disabled={draftPending}
          onClosed={() => confirmation.current && showToast(confirmation.current)}
        >
          {children}
        </Fields>
      </DraftForm>
    </Drawer>
  )
}

interface FieldsProps {
  disabled: boolean
  /** Called when the drawer has closed or its page unmounts. */
  onClosed: () => void
  children: ReactNode
}

function Fields({ disabled, onClosed, children }: FieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const closed = useRef(onClosed)
  useRestoreFocus()
  useEffect(() => () => closed.current(), [])

  useEffect(() => {
    if (!disabled) fields.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [disabled])

  return <div ref={fields}>{children}</div>
}

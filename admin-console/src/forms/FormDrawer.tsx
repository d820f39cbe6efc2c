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
   * The id of the form, and the name of its draft; one word, and another one for each thing that is
   * edited: "new-event", "event-6".
   */
  name: string
  title: string
  /** What the button does, "Create event". */
  submitLabel: string
  initialValues: Values
  /** What a draft holds; without it, what is typed and not saved is not kept. */
  draftSchema?: DraftSchema<Values>
  /** Saves, and returns the toast that confirms it: shown when the form is closed. */
  onSave: (values: Values) => Toast
  onClose: () => void
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/** A form beside the list that it belongs to. Saving closes it. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open } = props
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpenings(openings + 1)
  }
  if (openings === 0) return null
  // Each opening is a new form, also one that begins while the last is still sliding out.
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
    // The button can be pressed again while the form slides out.
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
      // What is typed is not lost by a click beside the form.
      mask={{ closable: false }}
      // Ant Design would focus an element around the dialog, whose name is then not read out.
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
  /** When the drawer has slid out, or its page was left. */
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

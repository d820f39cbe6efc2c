import { Button, Drawer, Form } from 'antd'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { showToast, type Toast } from 'shared/toasts'
import { DraftOffer } from './DraftOffer'
import styles from './FormDrawer.module.css'
import { type Draft, useDraft } from './useDraft'
import { useRestoreFocus } from './useRestoreFocus'

interface FormDrawerProps<Values extends object> {
  open: boolean
  /**
   * Begins the ids of the fields and names the draft; one word, and another one for each thing that
   * is edited: "new-event", "event-6".
   */
  name: string
  title: string
  /** What the button does, "Create event". */
  submitLabel: string
  initialValues: Values
  /** Saves, and returns the notice that confirms it: shown when the form has gone. */
  onSave: (values: Values) => Toast
  onClose: () => void
  /** Whether what was typed and not saved is offered again; a form may have to open empty. */
  keepsDraft?: boolean
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/** A form beside the list that it belongs to. Saving closes it. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open, name, title, submitLabel, initialValues, onSave, onClose } = props
  const { keepsDraft = true, children } = props
  const draft = useDraft(name, initialValues, open && keepsDraft)
  const draftPending = draft.offered !== undefined
  const confirmation = useRef<Toast>(undefined)

  const confirm = useCallback(() => {
    if (confirmation.current) showToast(confirmation.current)
    confirmation.current = undefined
  }, [])

  // A form that is opened again while it still slides out does not go in between.
  useEffect(() => {
    if (open) confirm()
  }, [open, confirm])

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
      <Form<Values>
        name={name}
        layout="vertical"
        autoComplete="off"
        // Any text may be saved, whatever the type of its field.
        noValidate
        disabled={draftPending}
        initialValues={initialValues}
        onValuesChange={(_, values) => keepsDraft && draft.keep(values)}
        onFinish={(values) => {
          // The button can be pressed again until the form has gone.
          if (confirmation.current) return
          confirmation.current = onSave(values)
          draft.remove()
          onClose()
        }}
      >
        {draft.offered && (
          <OfferedDraft {...draft.offered} onAccept={draft.accept} onDiscard={draft.remove} />
        )}
        <Fields disabled={draftPending} onGone={confirm}>
          {children}
        </Fields>
      </Form>
    </Drawer>
  )
}

interface OfferedDraftProps<Values> extends Draft<Values> {
  onAccept: () => void
  onDiscard: () => void
}

function OfferedDraft<Values>(props: OfferedDraftProps<Values>) {
  const { savedAt, values, onAccept, onDiscard } = props
  const form = Form.useFormInstance()

  function restore() {
    form.setFieldsValue(values)
    onAccept()
  }

  return <DraftOffer savedAt={savedAt} onRestore={restore} onDiscard={onDiscard} autoFocus />
}

interface FieldsProps {
  disabled: boolean
  /** Closed to the end, or left with its page. */
  onGone: () => void
  children: ReactNode
}

function Fields({ disabled, onGone, children }: FieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useRestoreFocus()
  useEffect(() => onGone, [onGone])

  useEffect(() => {
    if (!disabled) fields.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [disabled])

  return <div ref={fields}>{children}</div>
}

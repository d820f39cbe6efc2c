import { Alert, Button, Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { authStore } from 'shared/auth'
import { sameJson } from 'shared/json/sameJson'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { passFocus } from '../focus/moveFocus'
import { formatInstant } from '../format/formatInstant'
import { type Changes, changedFields, fieldPaths } from './changedFields'
import styles from './DraftForm.module.css'
import { firstField } from './firstField'
import type { Draft } from './useDraft'
import { markLeft } from './Warning'

type FieldName<Values> = Parameters<FormInstance<Values>['setFields']>[0][number]['name']
/** Ant Design's own type of partial values, which TypeScript cannot compare with `Changes`. */
type FieldValues<Values> = Parameters<FormInstance<Values>['setFieldsValue']>[0]

export interface DraftFormProps<Values extends object>
  extends Pick<FormProps<Values>, 'aria-label' | 'className' | 'onFinishFailed'> {
  form: FormInstance<Values>
  draft: Draft<Values>
  /** The id of the form and the prefix of its fields' ids. */
  name: string
  /** The saved values. Fields that the user has not edited follow them. */
  saved: Values
  /** Unsaved changes that the form starts with. */
  changes?: Changes<Values> | undefined
  /** Asks before these values are saved; without it, they are saved at once. */
  confirm?: ((values: Values, save: () => void) => void) | undefined
  onSave: (values: Values) => void
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/** Of a field with unsaved changes. */
const changedElsewhere = 'Someone changed this while you were typing. Saving replaces their change.'

/**
 * The form component of the console. Unsaved changes are stored as a draft, which is offered when the
 * form is opened again. Typing, saving and closing leave the offer as it is, until the user restores or
 * discards it. If `onSave` throws, the form shows an error and keeps its values.
 */
export function DraftForm<Values extends object>(props: DraftFormProps<Values>) {
  const { form, draft, saved, changes, confirm, onSave, ...others } = props
  const { className, children, ...formProps } = others
  const [failures, setFailures] = useState(0)
  const followed = useRef(saved)

  // Another tab may save.
  useEffect(() => {
    const before = followed.current
    const changed = fieldPaths(changedFields(before, saved))
    if (changed.length === 0) return
    const edited = changedFields(before, form.getFieldsValue(true))
    form.setFieldsValue(saved as FieldValues<Values>)
    form.setFieldsValue(edited as FieldValues<Values>)
    const unsaved = fieldPaths(changedFields(saved, form.getFieldsValue(true)))
    const isUnsaved = (path: string[]) => unsaved.some((other) => sameJson(path, other))
    form.setFields(
      changed.map((path) => ({
        name: path as FieldName<Values>,
        warnings: isUnsaved(path) ? [changedElsewhere] : [],
      })),
    )
    followed.current = saved
  }, [form, saved])

  useLayoutEffect(() => {
    if (changes) form.setFieldsValue(changes as FieldValues<Values>)
  }, [form, changes])

  function keep(edited: Partial<Values>, values: Values) {
    // What was said of the old text is not true of the new one; submitting checks again.
    const names = Object.keys(edited) as FieldName<Values>[]
    form.setFields(names.map((name) => ({ name, errors: [] })))
    draft.keep(changedFields(saved, values))
  }

  // The page of a form may be left by any link. What was saved or discarded is no draft any more.
  useEffect(
    () => () => {
      if (!draft.isKept() || authStore.getState().status !== 'signedIn') return
      showToast({
        kind: 'info',
        title: 'Unsaved changes kept',
        description: 'Open the form again to restore them.',
      })
    },
    [draft.isKept],
  )

  const typed = () => changedFields(saved, form.getFieldsValue(true))

  /** Fills in the draft in place of what was typed beside it, which is offered in turn. */
  function restore() {
    const replaced = typed()
    const before = Object.keys(replaced).map((field) => [field, saved[field as keyof Values]])
    form.setFieldsValue(Object.fromEntries(before))
    form.setFieldsValue(draft.offered?.values as FieldValues<Values>)
    draft.accept(typed(), replaced)
  }

  function save(values: Values) {
    try {
      onSave(values)
    } catch (error) {
      reportError('admin-console', `Saving the form "${formProps.name}" failed`, error)
      setFailures(failures + 1)
      // The form has an alert.
      showToast({
        kind: 'destructive',
        silent: true,
        title: 'Not saved',
        description: 'Something went wrong. Please try again.',
      })
      return
    }
    setFailures(0)
    draft.remove()
  }

  return (
    <Form<Values>
      {...formProps}
      className={[styles.form, className].filter(Boolean).join(' ')}
      form={form}
      layout="vertical"
      autoComplete="off"
      // Any text can be saved, whatever the type of its field.
      noValidate
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={saved}
      onValuesChange={keep}
      onBlur={markLeft}
      onFinish={(values) => (confirm ? confirm(values, () => save(values)) : save(values))}
    >
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={restore}
          onDiscard={() => draft.discard(typed())}
        />
      )}
      {failures > 0 && (
        <div key={failures} ref={scrollIntoView} className={styles.failure}>
          <Alert type="error" showIcon title="We couldn’t save this. Please try again." />
        </div>
      )}
      {children}
    </Form>
  )
}

const scrollIntoView = (message: HTMLElement | null) =>
  message?.scrollIntoView({ block: 'nearest' })

interface DraftOfferProps {
  /** ISO 8601. */
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore or discard a draft. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  const textId = useId()
  const offer = useRef<HTMLDivElement>(null)

  // Either button removes itself with the last offer. The form has the focus then.
  useLayoutEffect(() => {
    const element = offer.current
    const form = element?.closest('form')
    return () => {
      if (element?.contains(document.activeElement)) passFocus(firstField(form))
    }
  }, [])

  return (
    <div ref={offer} className={styles.offer}>
      <p id={textId} role="status">
        You have unsaved changes from <time dateTime={savedAt}>{formatInstant(savedAt)}</time>.
      </p>
      <div className={styles.buttons}>
        <Button aria-describedby={textId} onClick={onRestore}>
          Restore
        </Button>
        <Button type="text" aria-describedby={textId} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}

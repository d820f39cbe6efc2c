import { Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useState } from 'react'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { changedFields } from './changedFields'
import { DraftOffer } from './DraftOffer'
import { SaveFailure } from './SaveFailure'
import type { Draft } from './useDraft'
import { type FieldValues, useFollowSaved } from './useFollowSaved'

interface DraftFormProps<Values extends object>
  extends Pick<FormProps<Values>, 'className' | 'onFinishFailed'> {
  form: FormInstance<Values>
  draft: Draft<Values>
  /** The id of the form, with which the ids of its fields begin. */
  name: string
  /** What the form starts from; a field that is not edited here follows it. */
  saved: Values
  onSave: (values: Values) => void
  /** In a dialog, where the focus has to be on something. */
  autoFocusOffer?: boolean
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/**
 * Every form of the console. What is typed and not saved is kept as a draft and offered again; until
 * that is answered, the form is disabled. Nothing is validated but by the rules of its items. When
 * saving throws, the form says so and stays as it is.
 */
export function DraftForm<Values extends object>(props: DraftFormProps<Values>) {
  const { form, draft, saved, onSave, autoFocusOffer, children, ...formProps } = props
  const [failures, setFailures] = useState(0)
  useFollowSaved(form, saved)

  function restore() {
    form.setFieldsValue(draft.offered?.values as FieldValues<Values>)
    draft.accept()
  }

  function save(values: Values) {
    try {
      onSave(values)
    } catch (error) {
      reportError('admin-console', `Saving the form "${formProps.name}" failed`, error)
      setFailures(failures + 1)
      showToast({
        kind: 'destructive',
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
      form={form}
      layout="vertical"
      autoComplete="off"
      // Any text may be saved, whatever the type of its field.
      noValidate
      disabled={draft.offered !== undefined}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={saved}
      onValuesChange={(_, values) => draft.keep(changedFields(saved, values))}
      onFinish={save}
    >
      {draft.offered && (
        <DraftOffer
          savedAt={new Date(draft.offered.savedAt)}
          onRestore={restore}
          onDiscard={draft.remove}
          autoFocus={autoFocusOffer}
        />
      )}
      {failures > 0 && <SaveFailure key={failures} />}
      {children}
    </Form>
  )
}

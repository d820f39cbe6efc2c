import { Button, Form, type FormInstance, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import { DraftOffer } from '../../components/DraftOffer'
import { useDraft } from '../../components/useDraft'
import styles from './SettingsForm.module.css'
import { useFollowSaved } from './useFollowSaved'

interface SettingsFormProps<Values> extends Pick<FormProps<Values>, 'onFinishFailed'> {
  form: FormInstance<Values>
  /** Begins the ids of the fields and names the draft. */
  name: string
  /** What is saved. Of what is typed, only these fields are kept as a draft. */
  saved: Partial<Values>
  /** What the form starts from besides: a password, which is kept nowhere. */
  secrets?: Partial<Values>
  submitLabel: string
  onSave: (values: Values) => void
  children: ReactNode
}

/** One part of the settings. What is typed and not saved is offered again. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { form, name, saved, secrets, submitLabel, onSave, onFinishFailed, children } = props
  const draft = useDraft(name, saved, true)
  useFollowSaved(form, saved)

  function restore() {
    form.setFieldsValue(draft.offered?.values as Parameters<typeof form.setFieldsValue>[0])
    draft.accept()
  }

  return (
    <>
      {draft.offered && (
        <DraftOffer savedAt={draft.offered.savedAt} onRestore={restore} onDiscard={draft.remove} />
      )}
      <Form<Values>
        form={form}
        name={name}
        layout="vertical"
        className={styles.form}
        autoComplete="off"
        noValidate
        disabled={draft.offered !== undefined}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ ...saved, ...secrets }}
        onValuesChange={(_, values) => draft.keep(values)}
        onFinish={(values) => {
          onSave(values)
          draft.remove()
        }}
        onFinishFailed={onFinishFailed}
      >
        {children}
        <Button type="primary" htmlType="submit">
          {submitLabel}
        </Button>
      </Form>
    </>
  )
}

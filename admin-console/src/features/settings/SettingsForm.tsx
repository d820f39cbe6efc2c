import { Form, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import type { CollectionDefinition } from 'shared/backend'
import { showSaved } from '../../backend/showSaved'
import { DraftForm } from '../../forms/DraftForm'
import { FormFoot } from '../../forms/FormFoot'
import { type DraftSchema, useDraft } from '../../forms/useDraft'
import styles from './SettingsForm.module.css'

interface SettingsFormProps<Values extends object>
  extends Pick<FormProps<Values>, 'onFinishFailed'> {
  /** The id of the form, and the name of its draft. */
  name: string
  saved: Values
  draftSchema: DraftSchema<Values>
  submitLabel: string
  /** The collection to which the form is saved. */
  collection: CollectionDefinition<unknown>
  /** Says that everything is saved. */
  savedText?: string | undefined
  /** Whether something is missing: pressed although nothing was changed, the button says what. */
  isIncomplete?: boolean
  /** Says in a toast what was saved. */
  confirmation: string
  onSave: (values: Values) => void
  children: ReactNode
}

export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { draftSchema, submitLabel, collection, savedText, isIncomplete, ...rest } = props
  const { confirmation, onSave, children, ...formProps } = rest
  const [form] = Form.useForm<Values>()
  const draft = useDraft(formProps.name, draftSchema)

  function save(values: Values) {
    onSave(values)
    showSaved({ kind: 'success', title: 'Settings Saved', description: confirmation })
  }

  return (
    <DraftForm {...formProps} form={form} draft={draft} className={styles.form} onSave={save}>
      {children}
      <FormFoot
        form={formProps.name}
        {...{ draft, collection, submitLabel, savedText, isIncomplete }}
      />
    </DraftForm>
  )
}

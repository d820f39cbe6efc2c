import { Form, Input } from 'antd'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import {
  type GeneralSettingsValues,
  generalSettingsSaved,
  selectGeneralSettings,
} from './generalSettingsSlice'
import { SettingsForm } from './SettingsForm'

/** The foundation's name and contact. Anything may be saved; the public site shows it at once. */
export function GeneralSettingsForm() {
  const saved = useAppSelector(selectGeneralSettings)
  const dispatch = useAppDispatch()
  const [form] = Form.useForm<GeneralSettingsValues>()

  function save(values: GeneralSettingsValues) {
    dispatch(generalSettingsSaved(values))
    showToast({
      kind: 'success',
      title: 'Settings Saved',
      description: 'General settings updated successfully.',
    })
  }

  return (
    <SettingsForm
      form={form}
      name="general"
      saved={saved}
      submitLabel="Save general settings"
      onSave={save}
    >
      <Form.Item
        name="siteName"
        label="Site name"
        extra="Shown in the header, the footer and the titles of the website."
      >
        <Input />
      </Form.Item>
      <Form.Item name="contactEmail" label="Contact email">
        <Input type="email" />
      </Form.Item>
      <Form.Item name="phoneNumber" label="Phone number">
        <Input type="tel" />
      </Form.Item>
    </SettingsForm>
  )
}

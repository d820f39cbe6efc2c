import { Button, Form, Input } from 'antd'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import {
  type GeneralSettingsValues,
  generalSettingsSaved,
  selectGeneralSettings,
} from './generalSettingsSlice'
import styles from './SettingsForm.module.css'
import { useFollowSaved } from './useFollowSaved'

/** The foundation's name and contact. Anything may be saved; the public site shows it at once. */
export function GeneralSettingsForm() {
  const saved = useAppSelector(selectGeneralSettings)
  const dispatch = useAppDispatch()
  const [form] = Form.useForm<GeneralSettingsValues>()
  useFollowSaved(form, saved)

  function save(values: GeneralSettingsValues) {
    dispatch(generalSettingsSaved(values))
    showToast({
      kind: 'success',
      title: 'Settings Saved',
      description: 'General settings updated successfully.',
    })
  }

  return (
    <Form
      form={form}
      name="general"
      layout="vertical"
      className={styles.form}
      autoComplete="off"
      noValidate
      initialValues={saved}
      onFinish={save}
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
      <Button type="primary" htmlType="submit">
        Save general settings
      </Button>
    </Form>
  )
}

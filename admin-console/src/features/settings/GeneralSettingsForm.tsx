import { Form } from 'antd'
import { generalSettings } from 'shared/collections/generalSettings'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { TextField } from '../../forms/TextField'
import {
  type GeneralSettingsValues,
  generalSettingsSaved,
  selectGeneralSettings,
} from './generalSettingsSlice'
import { SettingsForm } from './SettingsForm'
import { generalDraftSchema } from './settingsDrafts'

/** The foundation's name and contact. Any text can be saved; the public site shows it at once. */
export function GeneralSettingsForm({ selected }: { selected: boolean }) {
  const { siteName, contactEmail, phoneNumber } = useAppSelector(selectGeneralSettings)
  const dispatch = useAppDispatch()
  const [form] = Form.useForm<GeneralSettingsValues>()

  return (
    <SettingsForm
      form={form}
      name="general"
      saved={{ siteName, contactEmail, phoneNumber }}
      draftSchema={generalDraftSchema}
      collection={generalSettings}
      submitLabel="Save general settings"
      selected={selected}
      confirmation="General settings updated successfully."
      onSave={(values) => dispatch(generalSettingsSaved(values))}
    >
      <TextField
        name="siteName"
        label="Site name"
        extra="Shown in the header, the footer and the titles of the website."
      />
      <TextField name="contactEmail" label="Contact email" type="email" />
      <TextField name="phoneNumber" label="Phone number" type="tel" />
    </SettingsForm>
  )
}

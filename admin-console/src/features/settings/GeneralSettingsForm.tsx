import { Form } from 'antd'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { EmailHint } from '../../forms/EmailHint'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { generalSettingsSaved, selectGeneralSettings } from './generalSettingsSlice'
import { SettingsForm } from './SettingsForm'
import { generalDraftSchema } from './settingsDrafts'

/** The foundation's name and contact. Any text can be saved; the public site shows it at once. */
export function GeneralSettingsForm() {
  const { siteName, contactEmail, phoneNumber } = useAppSelector(selectGeneralSettings)
  const dispatch = useAppDispatch()

  return (
    <SettingsForm
      name="general"
      saved={{ siteName, contactEmail, phoneNumber }}
      draftSchema={generalDraftSchema}
      collection={generalSettings}
      submitLabel="Save general settings"
      confirmation="General settings updated successfully."
      onSave={(values) => dispatch(generalSettingsSaved(values))}
    >
      <TextField name="siteName" label="Site name" extra={<SiteNameHint />} />
      <TextField
        name="contactEmail"
        label="Contact email"
        extra={<EmailHint name="contactEmail" otherwise="Shown on the contact page." />}
        type="email"
      />
      <TextField name="phoneNumber" label="Phone number" extra={<PhoneHint />} type="tel" />
    </SettingsForm>
  )
}

/** Where the name is shown, and what the site calls itself without one. */
function SiteNameHint() {
  const siteName = Form.useWatch<string | undefined>('siteName')
  const hint = 'Shown in the website’s header, footer and page titles.'
  if (siteName?.trim() === '') {
    return (
      <Warning
        before={hint}
      >{`Without a name, the website is called “${siteNameOf({ siteName })}”.`}</Warning>
    )
  }
  return hint
}

/** The website's link dials the digits. None at all is fine. */
function PhoneHint() {
  const typed = Form.useWatch<string | undefined>('phoneNumber') ?? ''
  if (typed.trim() === '') return null
  if (!/\d/.test(typed)) return <Warning>Without digits, visitors can’t call this number.</Warning>
  return /\p{L}/u.test(typed) && <Warning>Phones only dial the digits, not the letters.</Warning>
}

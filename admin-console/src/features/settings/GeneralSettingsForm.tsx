import { Form } from 'antd'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { socialNetworks, socialUrl } from 'shared/entities/socialNetworks'
import { changedFields } from '../../forms/changedFields'
import { EmailHint } from '../../forms/EmailHint'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { generalSettingsSaved, selectGeneralSettings } from './generalSettingsSlice'
import { SettingsForm } from './SettingsForm'
import { generalDraftSchema } from './settingsDrafts'

/** The foundation's name and contact. Any text can be saved; the public site shows it at once. */
export function GeneralSettingsForm() {
  const settings = useAppSelector(selectGeneralSettings)
  const { siteName, contactEmail, phoneNumber } = settings
  const { facebook = '', instagram = '', youtube = '' } = settings
  const saved = { siteName, contactEmail, phoneNumber, facebook, instagram, youtube }
  const dispatch = useAppDispatch()

  return (
    <SettingsForm
      name="general"
      saved={saved}
      draftSchema={generalDraftSchema}
      collection={generalSettings}
      submitLabel="Save general settings"
      confirmation="General settings updated successfully."
      onSave={(values) => dispatch(generalSettingsSaved(changedFields(saved, values)))}
    >
      <TextField name="siteName" label="Site name" extra={<SiteNameHint />} />
      <TextField
        name="contactEmail"
        label="Contact email"
        extra={
          <EmailHint
            name="contactEmail"
            otherwise="Shown on the contact page, in every footer and in emails."
          />
        }
        type="email"
      />
      <TextField name="phoneNumber" label="Phone number" extra={<PhoneHint />} type="tel" />
      {socialNetworks.map(({ field, name }) => (
        <TextField
          key={field}
          name={field}
          label={name}
          extra={<SocialHint field={field} />}
          type="url"
          placeholder="https://"
          maxLength={2000}
        />
      ))}
    </SettingsForm>
  )
}

/** Where the name is shown, and what the site calls itself without one. */
function SiteNameHint() {
  const siteName = Form.useWatch<string | undefined>('siteName')
  const hint = 'Shown in the website’s header, footer and page titles, and in emails.'
  if (siteName?.trim() === '') {
    return (
      <Warning
        before={hint}
      >{`Without a name, the website is called “${siteNameOf({ siteName })}”.`}</Warning>
    )
  }
  return hint
}

/** Only a secure URL is linked. None at all is fine. */
function SocialHint({ field }: { field: string }) {
  const typed = Form.useWatch<string | undefined>(field) ?? ''
  const hint = 'Linked in the website’s footer.'
  if (typed.trim() === '' || socialUrl(typed)) return hint
  return (
    <Warning before={hint}>
      This isn’t a URL that begins with https://, so it won’t be linked.
    </Warning>
  )
}

/** The website's link dials the digits. None at all is fine. */
function PhoneHint() {
  const typed = Form.useWatch<string | undefined>('phoneNumber') ?? ''
  if (typed.trim() === '') return null
  if (!/\d/.test(typed)) return <Warning>Without digits, visitors can’t call this number.</Warning>
  return /\p{L}/u.test(typed) && <Warning>Phones only dial the digits, not the letters.</Warning>
}

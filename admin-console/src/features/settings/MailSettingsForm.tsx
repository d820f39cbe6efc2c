import { Form, Input } from 'antd'
import { mailSettings } from 'shared/collections/mailSettings'
import { emailAddress } from 'shared/entities/formFields'
import type { MailSettings } from 'shared/entities/mailSettings'
import { changedFields } from '../../forms/changedFields'
import { TextField } from '../../forms/TextField'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { mailSettingsSaved, selectMailSettings } from './mailSettingsSlice'
import { SettingsForm } from './SettingsForm'
import { mailDraftSchema } from './settingsDrafts'

const staffFields = [
  {
    name: 'registrationsTo',
    label: 'Registrations',
    extra: 'A list each morning, if anyone registered the day before.',
  },
  { name: 'requestsTo', label: 'Health fair requests' },
  { name: 'volunteersTo', label: 'Volunteers' },
  { name: 'offersTo', label: 'Donation offers' },
  { name: 'giftsTo', label: 'Donations' },
]

/** Whom the foundation's messages come from, and who of its own people is told of what. */
export function MailSettingsForm() {
  const saved = useAppSelector(selectMailSettings)
  const dispatch = useAppDispatch()

  return (
    <SettingsForm
      name="mail"
      saved={saved}
      draftSchema={mailDraftSchema}
      collection={mailSettings}
      submitLabel="Save email settings"
      confirmation="Email settings updated successfully."
      onSave={(values) => dispatch(mailSettingsSaved(changedFields(saved, tidied(values))))}
    >
      <TextField
        name="senderName"
        label="Sender’s name"
        extra="If you leave it empty, we use the site’s name."
        maxLength={200}
      />
      <TextField
        name="replyTo"
        label="Replies go to"
        extra="One email address. If you leave it empty, replies go to the contact email."
        type="email"
        maxLength={254}
        rules={[{ validator: refuseOthers(1) }]}
      />
      <Form.Item
        name="signature"
        label="Signature"
        extra="Ends each email to visitors. If you leave it empty, we sign with the site’s name."
      >
        <Input.TextArea rows={3} maxLength={2000} />
      </Form.Item>
      <h2>Tell your team</h2>
      <p>Email addresses, separated by commas. Leave a field empty to email no one.</p>
      {staffFields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          maxLength={2000}
          rules={[{ validator: refuseOthers() }]}
        />
      ))}
    </SettingsForm>
  )
}

const addressesOf = (typed: string) =>
  typed
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

/** A database would not take it. */
const refuseOthers =
  (most = Number.POSITIVE_INFINITY) =>
  async (_: unknown, typed = '') => {
    const addresses = addressesOf(typed)
    const other = addresses.find((address) => !emailAddress.safeParse(address).success)
    if (other) throw new Error(`“${other}” isn’t an email address`)
    if (addresses.length > most) throw new Error('Enter one email address')
  }

/** Without spaces and commas that nobody needs, as the database takes it. */
const tidied = (values: MailSettings): MailSettings => {
  const fields = ['replyTo', ...staffFields.map(({ name }) => name)] as (keyof MailSettings)[]
  const lists = fields.map((name) => [name, addressesOf(String(values[name])).join(', ')])
  return {
    ...values,
    senderName: values.senderName.trim(),
    signature: values.signature.trim(),
    ...Object.fromEntries(lists),
  }
}

import { Form } from 'antd'
import { generalSettings } from 'shared/collections/generalSettings'
import { paymentPageUrl, paymentPlaceholders } from 'shared/format/paymentPageUrl'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { generalSettingsSaved, selectGeneralSettings } from './generalSettingsSlice'
import styles from './PaymentPageForm.module.css'
import { SettingsForm } from './SettingsForm'
import { paymentPageDraftSchema } from './settingsDrafts'

/**
 * Where gifts are paid: a page of a payment provider. No card number is typed on such a site, and
 * nothing here is secret.
 */
export function PaymentPageForm() {
  const { paymentPage = '' } = useAppSelector(selectGeneralSettings)
  const dispatch = useAppDispatch()

  return (
    <SettingsForm
      name="payment-page"
      saved={{ paymentPage }}
      draftSchema={paymentPageDraftSchema}
      collection={generalSettings}
      submitLabel="Save payment page"
      confirmation="Payment page updated successfully."
      onSave={(values) => {
        dispatch(generalSettingsSaved({ paymentPage: values.paymentPage.trim() }))
      }}
    >
      <TextField
        name="paymentPage"
        label="Payment page"
        extra={<PaymentPageHint />}
        rules={[{ validator: refuseUnaccepted }]}
        type="url"
        placeholder="https://"
        maxLength={2000}
      />
    </SettingsForm>
  )
}

/** Whether it can be saved: none, or a secure URL. A database's constraint is the same. */
const isAccepted = (url: string) => url === '' || /^https:\/\/[^\s]+$/.test(url)

/** It could not be saved, and donors are led to no other URL. */
const refuseUnaccepted = async (_: unknown, typed: string) => {
  if (!isAccepted(typed.trim())) throw new Error('Enter a URL that begins with https://')
}

const exampleGift = {
  amountUsd: 100,
  frequency: 'monthly',
  name: 'Marcia Campbell',
  email: 'marcia@example.com',
}

/** Where a donor would be led, and what is wrong with it. */
function PaymentPageHint() {
  const typed = (Form.useWatch<string | undefined>('paymentPage') ?? '').trim()
  const unknown = unknownPlaceholders(typed)
  const example = isAccepted(typed) ? paymentPageUrl(typed, exampleGift) : null
  return (
    <div className={styles.hint}>
      <p>
        The URL of your payment provider’s page. Wherever it says{' '}
        {'{amount}, {frequency}, {name} or {email}'}, we fill in what the donor entered. If you
        leave it empty, the site tells visitors how to give instead.
      </p>
      {typed !== '' && !example && (
        <div className={styles.notAccepted}>
          <Warning>This doesn’t begin with https://, so donors won’t be sent there.</Warning>
        </div>
      )}
      {unknown.length > 0 && (
        <Warning>{`Unknown placeholders, left as they are: ${unknown.join(', ')}.`}</Warning>
      )}
      {example && (
        <p>
          For example:{' '}
          <a href={example} target="_blank" rel="noreferrer">
            {example}
          </a>
        </p>
      )}
    </div>
  )
}

const known: readonly string[] = paymentPlaceholders.map((name) => `{${name}}`)

/** What looks like a placeholder and stands for nothing: "{sum}". */
const unknownPlaceholders = (url: string): string[] =>
  [...new Set(url.match(/\{[^{}]*\}/g))].filter((placeholder) => !known.includes(placeholder))

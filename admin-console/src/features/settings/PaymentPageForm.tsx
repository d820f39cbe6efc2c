import { Form } from 'antd'
import { generalSettings } from 'shared/collections/generalSettings'
import type * as z from 'shared/schema'
import { TextField } from '../../forms/TextField'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { paymentPageSaved, selectGeneralSettings } from './generalSettingsSlice'
import { PaymentPageHint } from './PaymentPageHint'
import { isAccepted } from './paymentPage'
import { SettingsForm } from './SettingsForm'
import { paymentPageDraftSchema, type paymentPageFields } from './settingsDrafts'

/**
 * Where gifts are paid: a page of a payment provider. No card number is typed on such a site, and
 * nothing here is secret.
 */
export function PaymentPageForm({ selected }: { selected: boolean }) {
  const { paymentPage = '' } = useAppSelector(selectGeneralSettings)
  const dispatch = useAppDispatch()
  const [form] = Form.useForm<z.infer<typeof paymentPageFields>>()

  return (
    <SettingsForm
      form={form}
      name="payment-page"
      saved={{ paymentPage }}
      draftSchema={paymentPageDraftSchema}
      collection={generalSettings}
      submitLabel="Save payment page"
      selected={selected}
      confirmation="Payment page updated successfully."
      onSave={(values) => dispatch(paymentPageSaved(values.paymentPage.trim()))}
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

/** It could not be saved, and donors are led to no other URL. */
const refuseUnaccepted = async (_: unknown, typed: string) => {
  if (!isAccepted(typed.trim())) throw new Error('Enter a URL that begins with https://')
}

import { Alert, Form, Input } from 'antd'
import { type ReactNode, useLayoutEffect } from 'react'
import { paymentSettings } from 'shared/collections/paymentSettings'
import { type PaymentMode, paymentModeLabels, paymentModes } from 'shared/entities/paymentSettings'
import type * as z from 'shared/schema'
import { showToast } from 'shared/toasts'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { EyeIcon } from '../../components/EyeIcon'
import { keepFocusInSight } from '../../focus/moveFocus'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { setGatewayCredentials, useGatewayPassword } from './gatewayCredentials'
import { paymentSettingsSaved, selectPaymentSettings } from './paymentSettingsSlice'
import { SettingsForm } from './SettingsForm'
import styles from './SettingsForm.module.css'
import { paymentDraftSchema, type paymentFields } from './settingsDrafts'

type PaymentFormValues = z.infer<typeof paymentFields> & { powerTranzPassword: string }

const modeOptions = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }))

/** The payment gateway settings. The banner states the saved mode, not the selected one. */
export function PaymentSettingsForm() {
  const saved = useAppSelector(selectPaymentSettings)
  const savedPassword = useGatewayPassword(saved.powerTranzId)
  const dispatch = useAppDispatch()
  const configured = savedPassword !== undefined
  // The notice pushes the field down in which Enter has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the notice comes
  useLayoutEffect(keepFocusInSight, [configured])

  function save({ powerTranzPassword, ...values }: PaymentFormValues) {
    dispatch(paymentSettingsSaved(values))
    setGatewayCredentials({ powerTranzId: values.powerTranzId, powerTranzPassword })
  }

  return (
    <SettingsForm
      name="payment"
      saved={{
        mode: saved.mode,
        powerTranzId: saved.powerTranzId,
        powerTranzPassword: savedPassword ?? '',
        productionUrl: saved.productionUrl ?? '',
      }}
      draftSchema={paymentDraftSchema}
      collection={paymentSettings}
      savedText={configured ? undefined : 'All changes saved, except the password'}
      submitLabel="Save payment settings"
      isIncomplete={!configured}
      confirmation="Payment gateway settings updated successfully."
      onSave={save}
      onFinishFailed={showMissingInformation}
    >
      {configured && (
        <Alert
          className={styles.notice}
          type="success"
          role="status"
          showIcon
          title={`The payment gateway is configured in ${paymentModeLabels[saved.mode]} mode.`}
        />
      )}
      <Form.Item name="mode" noStyle>
        <ChoiceTiles<PaymentMode> legend="Mode" options={modeOptions} />
      </Form.Item>
      <InProduction savedMode={saved.mode}>
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title="Real payments will be processed in production mode."
        />
      </InProduction>
      <TextField name="powerTranzId" label="Gateway ID" rules={[required]} />
      <Form.Item
        name="powerTranzPassword"
        label="Gateway password"
        extra="We never store this password. If you reload the page, type it again before you save."
        rules={[required]}
      >
        <Input.Password
          autoComplete="new-password"
          iconRender={(isShown) => <EyeIcon hides={isShown} />}
        />
      </Form.Item>
      <InProduction savedMode={saved.mode}>
        <TextField
          name="productionUrl"
          label="Production URL (optional)"
          extra={<ProductionUrlHint />}
          type="url"
          placeholder="https://"
        />
      </InProduction>
    </SettingsForm>
  )
}

/** What is shown only while production mode is selected. */
function InProduction(props: { savedMode: PaymentMode; children: ReactNode }) {
  const mode = Form.useWatch<PaymentFormValues['mode']>('mode') ?? props.savedMode
  return mode === 'production' && props.children
}

/** Points out what no payment should be sent to, which can still be saved. */
function ProductionUrlHint() {
  const typed = (Form.useWatch<string | undefined>('productionUrl') ?? '').trim()
  return (
    typed !== '' &&
    !typed.startsWith('https://') && <Warning>This doesn’t begin with https://.</Warning>
  )
}

// Blank text does not count as an ID or a password.
const required = { required: true, whitespace: true, message: 'Required' }

// The first empty field takes the focus, and its error says that it is required.
const showMissingInformation = () =>
  showToast({
    kind: 'destructive',
    silent: true,
    title: 'Missing Information',
    description: 'Please complete all required fields.',
  })

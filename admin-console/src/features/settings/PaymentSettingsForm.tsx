import { Alert, Form, Input, Radio } from 'antd'
import { useMemo } from 'react'
import { type PaymentSettings, paymentModeLabels, paymentModes } from 'shared/entities/settings'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { setGatewayCredentials, useGatewayPassword } from './gatewayCredentials'
import { paymentSettingsSaved, selectPaymentSettings } from './paymentSettingsSlice'
import { SettingsForm } from './SettingsForm'
import styles from './SettingsForm.module.css'

const modeOptions = paymentModes.map((value) => ({ value, label: paymentModeLabels[value] }))

/** How the site reaches the payment gateway. The banner states what is saved, not what is typed. */
export function PaymentSettingsForm() {
  const stored = useAppSelector(selectPaymentSettings)
  const saved = useMemo(() => ({ productionUrl: '', ...stored }), [stored])
  const savedPassword = useGatewayPassword(saved.powerTranzId)
  const dispatch = useAppDispatch()
  const [form] = Form.useForm<PaymentSettings>()
  const mode = Form.useWatch('mode', form) ?? saved.mode

  function save({ powerTranzPassword, ...values }: PaymentSettings) {
    setGatewayCredentials({ powerTranzId: values.powerTranzId, powerTranzPassword })
    dispatch(paymentSettingsSaved(values))
    showToast({
      kind: 'success',
      title: 'Settings Saved',
      description: 'Payment gateway settings updated successfully.',
    })
  }

  return (
    <SettingsForm
      form={form}
      name="payment"
      saved={saved}
      secrets={{ powerTranzPassword: savedPassword ?? '' }}
      submitLabel="Save payment settings"
      onSave={save}
      onFinishFailed={showMissingInformation}
    >
      {savedPassword !== undefined && (
        <Alert
          className={styles.notice}
          type="success"
          role="status"
          showIcon
          title={`The payment gateway is configured in ${paymentModeLabels[saved.mode]} mode.`}
        />
      )}
      <Form.Item name="mode" label="Mode">
        <Radio.Group className={styles.modes} options={modeOptions} />
      </Form.Item>
      {mode === 'production' && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title="Real payments will be processed in production mode."
        />
      )}
      <Form.Item name="powerTranzId" label="Gateway ID" rules={[required]}>
        <Input />
      </Form.Item>
      <Form.Item
        name="powerTranzPassword"
        label="Gateway password"
        extra="Never stored: after a reload it must be typed again to save."
        rules={[required]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      {mode === 'production' && (
        <Form.Item name="productionUrl" label="Production URL (optional)">
          <Input type="url" placeholder="https://" />
        </Form.Item>
      )}
    </SettingsForm>
  )
}

// Spaces alone are no ID and no password.
const required = { required: true, whitespace: true, message: 'Required' }

const showMissingInformation = () =>
  showToast({
    kind: 'destructive',
    title: 'Missing Information',
    description: 'Please complete all required fields.',
  })

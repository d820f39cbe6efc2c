import { Form, Input } from 'antd'
import { donationMethods } from 'shared/entities/donationRecord'
import { Select } from '../../components/Select'
import { EmailHint } from '../../forms/EmailHint'
import { NumberHint } from '../../forms/NumberHint'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import styles from './DonationFields.module.css'
import { readAmount } from './donationForm'
import { methodLabel } from './donationLabels'

const methodOptions = donationMethods.map((value) => ({ value, label: methodLabel(value) }))

/** The fields of a manually recorded donation. */
export function DonationFields() {
  return (
    <>
      <TextField name="donorName" label="Donor name" extra={<DonorHint />} />
      <TextField name="email" label="Email" type="email" extra={<EmailHint name="email" />} />
      <div className={styles.pair}>
        <TextField
          name="amount"
          label="Amount (USD)"
          extra={<AmountHint />}
          className={styles.amount}
          type="number"
          min={0}
          step={0.01}
          inputMode="decimal"
        />
        <TextField name="date" label="Date" extra={<DateHint />} type="date" />
      </div>
      <Form.Item name="method" label="Method">
        <Select options={methodOptions} />
      </Form.Item>
      <TextField name="campaign" label="Campaign" extra="Left empty, the gift counts as General." />
      <Form.Item name="notes" label="Notes">
        <Input.TextArea rows={3} />
      </Form.Item>
    </>
  )
}

function DonorHint() {
  const name = Form.useWatch<string | undefined>('donorName') ?? ''
  return name.trim() === '' && <Warning>Without a name, this is an “Unnamed donor”.</Warning>
}

function AmountHint() {
  const amount = readAmount(Form.useWatch<string | undefined>('amount') ?? '')
  if (amount === 0) return <Warning>This records a donation of $0.00.</Warning>
  return <NumberHint name="amount" read={readAmount} expected="an amount in cents" />
}

function DateHint() {
  // Not before the form has its values.
  return Form.useWatch('date') === '' && <Warning>It is recorded without a date.</Warning>
}

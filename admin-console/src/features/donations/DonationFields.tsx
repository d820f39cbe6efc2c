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

export const DonationFields = () => (
  <>
    <TextField name="donorName" label="Donor name" extra={<DonorHint />} />
    <TextField
      name="email"
      label="Email"
      type="email"
      extra={<EmailHint name="email" otherwise="Optional." />}
    />
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
    <TextField name="campaign" label="Campaign" extra="If you leave it empty, we use General." />
    <Form.Item name="notes" label="Notes">
      <Input.TextArea rows={3} />
    </Form.Item>
  </>
)

// A hint is always there, and one line: the fields below would move while something is typed.

function DonorHint() {
  const name = Form.useWatch<string | undefined>('donorName') ?? ''
  const hint = 'A person or an organization.'
  if (name.trim() !== '') return hint
  return <Warning before={hint}>We’ll record “Unnamed donor”.</Warning>
}

function AmountHint() {
  const amount = readAmount(Form.useWatch<string | undefined>('amount') ?? '')
  const example = 'For example, 50 or 25.50.'
  if (amount === 0) return <Warning before={example}>Amount is $0. Is that right?</Warning>
  return <NumberHint name="amount" read={readAmount} expected={example} />
}

function DateHint() {
  // Not before the form has its values.
  const date = Form.useWatch<string | undefined>('date')
  const hint = 'The day of the gift.'
  return date === '' ? <Warning before={hint}>The date is missing.</Warning> : hint
}

import { Form, Input } from 'antd'
import { donationMethods } from 'shared/entities/donationRecord'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatUsd } from 'shared/format/usd'
import type { Toast } from 'shared/toasts'
import { Select } from '../../components/Select'
import { withUndo } from '../../components/withUndo'
import { donorName } from '../../format/donorName'
import { shortName } from '../../format/shortName'
import { EmailHint } from '../../forms/EmailHint'
import { type DrawerState, FormDrawer } from '../../forms/FormDrawer'
import { NumberHint } from '../../forms/NumberHint'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { showSavedItem } from '../../lists/savedItem'
import { useAppDispatch } from '../../state/hooks'
import { donationDetails, newDonationValues, readAmount } from './donationForm'
import { methodLabel } from './donationLabels'
import { type DonationDetails, donationRecorded, donationRemoved } from './donationsSlice'
import styles from './RecordDonationForm.module.css'

const methodOptions = donationMethods.map((value) => ({ value, label: methodLabel(value) }))

export function RecordDonationForm(drawer: DrawerState) {
  const dispatch = useAppDispatch()

  function record(details: DonationDetails): Toast {
    const { id } = dispatch(donationRecorded(details)).payload
    showSavedItem(id)
    const toast: Toast = {
      kind: 'success',
      title: 'Donation recorded',
      description: `${formatUsd(details.amount)} from ${shortName(donorName(details))} added.`,
    }
    return withUndo(toast, () => dispatch(donationRemoved({ id })), 'Donation removed')
  }

  return (
    <FormDrawer
      {...drawer}
      name="donation"
      title="Record Manual Donation"
      submitLabel="Record donation"
      // No draft: the button opens an empty form, and donors’ names are not left in the browser.
      // Read when the form is opened, which may be on a later day than the page.
      initialValues={newDonationValues(jamaicaDay(new Date()))}
      onSave={(values) => record(donationDetails(values))}
    >
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
    </FormDrawer>
  )
}

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

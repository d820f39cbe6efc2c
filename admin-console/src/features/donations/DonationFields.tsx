import { Form, Input, Select } from 'antd'
import { donationMethods } from 'shared/entities/donationRecord'
import styles from './DonationFields.module.css'
import { methodLabel } from './donationLabels'

const methodOptions = donationMethods.map((value) => ({ value, label: methodLabel(value) }))

/** The fields of a manually recorded donation. */
export function DonationFields() {
  return (
    <>
      <Form.Item name="donorName" label="Donor name">
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email">
        <Input type="email" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="amount" label="Amount (USD)">
          <Input className={styles.amount} type="number" min={0} step={0.01} inputMode="decimal" />
        </Form.Item>
        <Form.Item name="date" label="Date">
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item name="method" label="Method">
        <Select options={methodOptions} />
      </Form.Item>
      <Form.Item name="campaign" label="Campaign" extra="Left empty, the gift counts as General.">
        <Input />
      </Form.Item>
      <Form.Item name="notes" label="Notes">
        <Input.TextArea rows={3} />
      </Form.Item>
    </>
  )
}

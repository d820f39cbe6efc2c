import { Form, Input } from 'antd'
import type { Stat } from 'shared/entities/stat'
import { Icon } from '../../components/Icon'
import { TextField } from '../../forms/TextField'
import styles from './StatCard.module.css'
import { statIcon } from './statIcon'
import { valueStep } from './statsForm'

/** The inputs of one statistic. */
export function StatCard({ stat }: { stat: Stat }) {
  const step = valueStep(stat.id)
  const id = String(stat.id)
  return (
    <fieldset className={styles.card}>
      <legend>
        <Icon name={statIcon(stat.icon)} />
        {stat.label}
      </legend>
      <Form.Item name={[id, 'value']} label="Value">
        <Input type="number" inputMode={step < 1 ? 'decimal' : 'numeric'} step={step} />
      </Form.Item>
      <TextField name={[id, 'prefix']} label="Prefix" />
      <TextField name={[id, 'suffix']} label="Suffix" />
    </fieldset>
  )
}

import type { Stat } from 'shared/entities/stat'
import { ContentIcon } from '../../components/ContentIcon'
import { NumberHint } from '../../forms/NumberHint'
import { TextField } from '../../forms/TextField'
import styles from './StatCard.module.css'
import { statIcon } from './statIcon'
import { readValue, valueStep } from './statsForm'

/** The inputs of one statistic. */
export function StatCard({ stat }: { stat: Stat }) {
  const step = valueStep(stat.id)
  const id = String(stat.id)
  return (
    <fieldset className={styles.card}>
      <legend>
        <ContentIcon name={statIcon(stat.icon)} />
        {stat.label}
      </legend>
      <TextField
        name={[id, 'value']}
        label="Value"
        extra={<ValueHint id={stat.id} />}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        step={step}
      />
      <TextField name={[id, 'prefix']} label="Prefix" />
      <TextField name={[id, 'suffix']} label="Suffix" />
    </fieldset>
  )
}

function ValueHint({ id }: { id: number }) {
  return (
    <NumberHint
      name={[String(id), 'value']}
      read={(typed) => readValue(id, typed)}
      expected={valueStep(id) < 1 ? 'Up to two decimals.' : 'A whole number.'}
    />
  )
}

import { Form } from 'antd'
import type { Stat } from 'shared/entities/stat'
import { formatNumber } from 'shared/format/number'
import { ContentIcon, type ContentIconName } from '../../components/ContentIcon'
import { TitledSection } from '../../components/TitledSection'
import { NumberHint } from '../../forms/NumberHint'
import { TextField } from '../../forms/TextField'
import styles from './StatsFields.module.css'
import { previewStat, readValue, valueStep } from './statsForm'

/** One card per statistic, and a live preview of how the home page will show them. */
export function StatsFields({ stats }: { stats: readonly Stat[] }) {
  return (
    <>
      <div className={styles.cards}>
        {stats.map((stat) => (
          <StatCard key={stat.id} stat={stat} />
        ))}
      </div>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => (
          <Preview stats={stats.map((stat) => previewStat(stat, getFieldsValue(true)))} />
        )}
      </Form.Item>
    </>
  )
}

function StatCard({ stat }: { stat: Stat }) {
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
        extra={
          <NumberHint
            name={[id, 'value']}
            read={(typed) => readValue(stat.id, typed)}
            expected={step < 1 ? 'Up to two decimals.' : 'A whole number.'}
          />
        }
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        step={step}
      />
      <TextField name={[id, 'prefix']} label="Prefix" />
      <TextField name={[id, 'suffix']} label="Suffix" />
    </fieldset>
  )
}

function Preview({ stats }: { stats: readonly Stat[] }) {
  return (
    <TitledSection className={styles.preview} title="Preview">
      <ul>
        {stats.map(({ id, icon, prefix, value, suffix, label }) => (
          <li key={id}>
            <ContentIcon name={statIcon(icon)} />
            <p className={styles.figure}>
              {prefix}
              {formatNumber(value)}
              {suffix}
            </p>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const statIcons = ['users', 'stethoscope', 'map-pin', 'coins'] as const satisfies ContentIconName[]

/** The icon of a statistic. The stored name is free text: unknown names get the chart. */
const statIcon = (name: string): ContentIconName =>
  statIcons.find((icon) => icon === name) ?? 'chart'

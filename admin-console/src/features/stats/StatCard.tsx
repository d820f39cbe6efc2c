import { Input } from 'antd'
import { type ComponentProps, useId } from 'react'
import type { Stat } from 'shared/entities/stat'
import { Icon } from '../../components/Icon'
import styles from './StatCard.module.css'
import { type StatTexts, valueStep } from './statEdits'
import { statIcon } from './statIcon'

interface StatCardProps {
  stat: Stat
  texts: StatTexts
  disabled: boolean
  onEdit: (texts: Partial<StatTexts>) => void
}

/** The inputs of one statistic. */
export function StatCard({ stat, texts, disabled, onEdit }: StatCardProps) {
  const step = valueStep(stat.id)
  return (
    <fieldset className={styles.card} disabled={disabled}>
      <legend>
        <Icon name={statIcon(stat.icon)} />
        {stat.label}
      </legend>
      <StatField
        label="Value"
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        step={step}
        value={texts.value}
        onChange={({ target }) => onEdit({ value: target.value })}
      />
      <StatField
        label="Prefix"
        value={texts.prefix}
        onChange={({ target }) => onEdit({ prefix: target.value })}
      />
      <StatField
        label="Suffix"
        value={texts.suffix}
        onChange={({ target }) => onEdit({ suffix: target.value })}
      />
    </fieldset>
  )
}

function StatField({ label, ...input }: { label: string } & ComponentProps<typeof Input>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} autoComplete="off" {...input} />
    </div>
  )
}

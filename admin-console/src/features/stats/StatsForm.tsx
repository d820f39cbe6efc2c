import type { Stat } from 'shared/entities/stat'
import { StatCard } from './StatCard'
import styles from './StatsForm.module.css'
import { type StatEdits, type StatTexts, statTexts } from './statEdits'

interface StatsFormProps {
  /** For the button that saves: it stands outside the form, and is what Enter in a field presses. */
  id: string
  stats: readonly Stat[]
  edits: StatEdits
  disabled: boolean
  onEdit: (id: number, texts: Partial<StatTexts>) => void
  onSave: () => void
}

/** One card a statistic. */
export function StatsForm({ id, stats, edits, disabled, onEdit, onSave }: StatsFormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {stats.map((stat) => (
        <StatCard
          key={stat.id}
          stat={stat}
          texts={statTexts(stat, edits)}
          disabled={disabled}
          onEdit={(texts) => onEdit(stat.id, texts)}
        />
      ))}
    </form>
  )
}

import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './ViewSwitch.module.css'

const views = ['list', 'month'] as const
type ScheduleView = (typeof views)[number]

const labels: Record<ScheduleView, string> = { list: 'List', month: 'Month' }

interface ViewSwitchProps {
  value: ScheduleView
  onChange: (value: ScheduleView) => void
}

/** Chooses between the list of events and the calendar. Narrow screens have the list only. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>
        <VisuallyHidden>View</VisuallyHidden>
      </legend>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.view}
          aria-pressed={view === value}
          onClick={() => onChange(view)}
        >
          {labels[view]}
        </button>
      ))}
    </fieldset>
  )
}

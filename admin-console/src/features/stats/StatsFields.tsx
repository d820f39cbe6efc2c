import { Form } from 'antd'
import type { Stat } from 'shared/entities/stat'
import { StatCard } from './StatCard'
import styles from './StatsFields.module.css'
import { StatsPreview } from './StatsPreview'
import { previewStat } from './statsForm'

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
          <StatsPreview stats={stats.map((stat) => previewStat(stat, getFieldsValue(true)))} />
        )}
      </Form.Item>
    </>
  )
}

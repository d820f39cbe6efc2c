import { Button } from 'antd'
import { useId } from 'react'
import { Page } from '../../components/Page'
import { StatsForm } from '../../features/stats/StatsForm'
import { StatsPreview } from '../../features/stats/StatsPreview'
import { withEdits } from '../../features/stats/statEdits'
import { useStatsEditor } from '../../features/stats/useStatsEditor'
import styles from './ImpactPage.module.css'

export function ImpactPage() {
  const { stats, edits, unsaved, edit, save, reset } = useStatsEditor()
  const formId = useId()

  return (
    <Page
      title="Manage Impact Stats"
      action={
        <div className={styles.actions}>
          <Button onClick={reset}>Reset</Button>
          <Button type="primary" htmlType="submit" form={formId}>
            Save Changes
          </Button>
          <span className={styles.unsaved} role="status">
            {unsaved && 'Unsaved changes'}
          </span>
        </div>
      }
    >
      <StatsForm id={formId} stats={stats} edits={edits} onEdit={edit} onSave={save} />
      <StatsPreview stats={stats.map((stat) => withEdits(stat, edits))} />
    </Page>
  )
}

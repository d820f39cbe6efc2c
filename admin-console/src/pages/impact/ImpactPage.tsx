import { Button } from 'antd'
import { useId } from 'react'
import { DraftOffer } from '../../components/DraftOffer'
import { EmptyState } from '../../components/EmptyState'
import { Page } from '../../components/Page'
import { StatsForm } from '../../features/stats/StatsForm'
import { StatsPreview } from '../../features/stats/StatsPreview'
import { withEdits } from '../../features/stats/statEdits'
import { useStatsEditor } from '../../features/stats/useStatsEditor'
import styles from './ImpactPage.module.css'

export function ImpactPage() {
  const { stats, edits, unsaved, offered, edit, save, reset } = useStatsEditor()
  const draftPending = offered !== undefined
  const formId = useId()

  return (
    <Page
      title="Manage Impact Stats"
      action={
        <div className={styles.actions}>
          <Button disabled={draftPending} onClick={reset}>
            Reset
          </Button>
          <Button type="primary" htmlType="submit" form={formId} disabled={draftPending}>
            Save Changes
          </Button>
          <span className={styles.unsaved} role="status">
            {unsaved && 'Unsaved changes'}
          </span>
        </div>
      }
    >
      {offered && <DraftOffer {...offered} />}
      {stats.length === 0 ? (
        <EmptyState icon="chart" text="There are no statistics. Reset brings the four defaults." />
      ) : (
        <>
          <StatsForm
            id={formId}
            stats={stats}
            edits={edits}
            disabled={draftPending}
            onEdit={edit}
            onSave={save}
          />
          <StatsPreview stats={stats.map((stat) => withEdits(stat, edits))} />
        </>
      )}
    </Page>
  )
}

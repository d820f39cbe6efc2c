import { Button } from 'antd'
import { EmptyState } from '../../components/EmptyState'
import { Page, PageAction } from '../../components/Page'
import { StatsFields } from '../../features/stats/StatsFields'
import { useStatsForm } from '../../features/stats/useStatsForm'
import { DraftForm } from '../../forms/DraftForm'
import { UnsavedChanges } from '../../forms/UnsavedChanges'
import styles from './ImpactPage.module.css'

const formName = 'impact-stats'

export function ImpactPage() {
  const { stats, form, draft, saved, save, reset } = useStatsForm()
  const draftPending = draft.offered !== undefined

  return (
    <Page title="Manage Impact Stats">
      <PageAction>
        <Button disabled={draftPending} onClick={reset}>
          Reset
        </Button>
        <Button type="primary" htmlType="submit" form={formName} disabled={draftPending}>
          Save Changes
        </Button>
        <span className={styles.unsaved} role="status">
          <UnsavedChanges draft={draft} />
        </span>
      </PageAction>
      <DraftForm form={form} draft={draft} name={formName} saved={saved} onSave={save}>
        {stats.length === 0 ? (
          <EmptyState
            icon="chart"
            text="There are no statistics. Reset brings the four defaults."
          />
        ) : (
          <StatsFields stats={stats} />
        )}
      </DraftForm>
    </Page>
  )
}

import { Button } from 'antd'
import { stats as statsCollection } from 'shared/collections/stats'
import { EmptyState } from '../../components/EmptyState'
import { Page, PageAction } from '../../components/Page'
import { StatsFields } from '../../features/stats/StatsFields'
import { useStatsForm } from '../../features/stats/useStatsForm'
import { DraftForm } from '../../forms/DraftForm'
import { SaveState } from '../../forms/SaveState'

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
        <SaveState draft={draft} collection={statsCollection} />
      </PageAction>
      <DraftForm form={form} draft={draft} name={formName} saved={saved} onSave={save}>
        {stats.length === 0 ? (
          <EmptyState icon="chart" text="No statistics yet. Reset brings back the four defaults." />
        ) : (
          <StatsFields stats={stats} />
        )}
      </DraftForm>
    </Page>
  )
}

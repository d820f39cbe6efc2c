import { Button } from 'antd'
import { stats as statsCollection } from 'shared/collections/stats'
import { EmptyState } from '../../components/EmptyState'
import { Page } from '../../components/Page'
import { StatsFields } from '../../features/stats/StatsFields'
import { useStatsForm } from '../../features/stats/useStatsForm'
import { DraftForm } from '../../forms/DraftForm'
import { FormFoot } from '../../forms/FormFoot'

const formName = 'impact-stats'

export function ImpactPage() {
  const { stats, form, draft, saved, save, reset } = useStatsForm()

  return (
    <Page title="Manage Impact Stats">
      <DraftForm form={form} draft={draft} name={formName} saved={saved} onSave={save}>
        {stats.length === 0 ? (
          <EmptyState icon="chart" text="No stats yet. Reset brings back the four defaults." />
        ) : (
          <StatsFields stats={stats} />
        )}
        <FormFoot
          form={formName}
          draft={draft}
          collection={statsCollection}
          submitLabel="Save Changes"
        >
          <Button title="Brings back the four original figures" onClick={reset}>
            Reset
          </Button>
        </FormFoot>
      </DraftForm>
    </Page>
  )
}

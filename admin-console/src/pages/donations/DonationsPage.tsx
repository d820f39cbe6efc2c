import { Button } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { DonationList } from '../../features/donations/DonationList'
import { DonationSummary } from '../../features/donations/DonationSummary'

const loadForm = () => import('../../features/donations/RecordDonationForm')
const RecordDonationForm = lazy(async () => ({ default: (await loadForm()).RecordDonationForm }))

export function DonationsPage() {
  const [recording, setRecording] = useState(false)
  const record = useCallback(() => setRecording(true), [])
  // Once the list is there, so that the form opens without a connection, too.
  useEffect(() => void loadForm().catch(() => {}), [])

  return (
    <Page title="Donations" formTitle={recording ? 'Record Manual Donation' : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={record}>
          Record Donation
        </Button>
      </PageAction>
      <DonationSummary />
      <DonationList onRecord={record} />
      <Suspense>
        <RecordDonationForm open={recording} onOpenChange={setRecording} />
      </Suspense>
    </Page>
  )
}

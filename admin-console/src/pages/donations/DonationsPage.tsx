import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { DonationList } from '../../features/donations/DonationList'
import { DonationSummary } from '../../features/donations/DonationSummary'
import { RecordDonationForm } from '../../features/donations/RecordDonationForm'

export function DonationsPage() {
  const [recording, setRecording] = useState(false)
  const record = useCallback(() => setRecording(true), [])

  return (
    <Page title="Donations" formTitle={recording ? 'Record Manual Donation' : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={record}>
          Record Donation
        </Button>
      </PageAction>
      <DonationSummary />
      <DonationList onRecord={record} />
      <RecordDonationForm open={recording} onOpenChange={setRecording} />
    </Page>
  )
}

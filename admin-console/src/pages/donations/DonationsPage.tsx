import { Button } from 'antd'
import { useState } from 'react'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { DonationList } from '../../features/donations/DonationList'
import { DonationSummary } from '../../features/donations/DonationSummary'
import { RecordDonationForm } from '../../features/donations/RecordDonationForm'

export function DonationsPage() {
  const [recording, setRecording] = useState(false)

  return (
    <Page title="Donations" formTitle={recording ? 'Record Manual Donation' : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setRecording(true)}>
          Record Donation
        </Button>
      </PageAction>
      <DonationSummary />
      <DonationList />
      <RecordDonationForm open={recording} onOpenChange={setRecording} />
    </Page>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { Icon } from '../../components/Icon'
import { Page } from '../../components/Page'
import { DonationList } from '../../features/donations/DonationList'
import { DonationSummary } from '../../features/donations/DonationSummary'
import { RecordDonationForm } from '../../features/donations/RecordDonationForm'

export function DonationsPage() {
  const [recording, setRecording] = useState(false)

  return (
    <Page
      title="Donations"
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setRecording(true)}>
          Record Donation
        </Button>
      }
    >
      <DonationSummary />
      <DonationList />
      <RecordDonationForm open={recording} onOpenChange={setRecording} />
    </Page>
  )
}

import { Button } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { DonationList } from '../../features/donations/DonationList'
import { DonationSummary } from '../../features/donations/DonationSummary'
import { donationKind, loadDonationForms } from '../../features/donations/donationKind'
import { EditForm, loadForms } from '../lateForms'

const RecordDonationForm = lazy(async () => ({
  default: (await loadDonationForms()).RecordDonationForm,
}))

export function DonationsPage() {
  const [recording, setRecording] = useState(false)
  const [edited, setEdited] = useState<{ item: DonationRecord; open: boolean }>()
  const record = useCallback(() => setRecording(true), [])
  // Once the list is there, so that the forms open without a connection, too.
  useEffect(() => loadForms(loadDonationForms), [])

  const formTitle = recording
    ? 'Record Manual Donation'
    : edited?.open
      ? 'Edit donation'
      : undefined

  return (
    <Page title="Donations" formTitle={formTitle}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={record}>
          Record Donation
        </Button>
      </PageAction>
      <DonationSummary />
      <DonationList onRecord={record} onEdit={(item) => setEdited({ item, open: true })} />
      <Suspense>
        <RecordDonationForm open={recording} onOpenChange={setRecording} />
        {edited && (
          <EditForm
            kind={donationKind}
            item={edited.item}
            open={edited.open}
            inPlace
            onOpenChange={(open) => setEdited({ ...edited, open })}
          />
        )}
      </Suspense>
    </Page>
  )
}

import { Button } from 'antd'
import { startTransition } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { Link } from 'shared/router'
import { Detail, DetailList, EmailDetail } from '../../components/DetailList'
import { SideDrawer } from '../../components/SideDrawer'
import { useSiteName } from '../../components/useSiteName'
import { donorName } from '../../format/donorName'
import { formatDay } from '../../format/formatDay'
import { useRemoveItem } from '../../lists/useRemoveItem'
import { donationKind } from './donationKind'
import { campaignName, methodLabel, statusLabel } from './donationLabels'
import { useResolveDonation } from './useResolveDonation'

interface DonationDrawerProps {
  donation: DonationRecord
  open: boolean
  onClose: () => void
  onEdit: () => void
}

const sourceLabels: Record<DonationRecord['source'], string> = {
  website: 'The website',
  manual: 'Manually recorded',
}

/**
 * All that is kept of a donation, and what can be done with it. What the website has recorded stays as it is,
 * but for its status.
 */
export function DonationDrawer(props: DonationDrawerProps) {
  const { donation, open, onClose, onEdit } = props
  const resolve = useResolveDonation()
  const remove = useRemoveItem(donationKind)
  const { email, amount, date, method, source, status } = donation
  const siteName = useSiteName()
  const notes = donation.notes?.trim()

  function mark(as: 'completed' | 'failed') {
    onClose()
    resolve(donation, as)
  }

  // One drawer makes way for the other once that is there: in between, all of the page would be bright.
  const edit = () =>
    startTransition(() => {
      onClose()
      onEdit()
    })

  function removeIt() {
    onClose()
    remove(donation)
  }

  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={`${formatUsd(amount)} from ${donorName(donation)}`}
      // On a phone the foot has room for two.
      extra={source === 'manual' && <Button onClick={edit}>Edit</Button>}
      footer={
        <>
          {source === 'manual' && (
            <Button danger onClick={removeIt}>
              Delete
            </Button>
          )}
          {status !== 'failed' && <Button onClick={() => mark('failed')}>Mark failed</Button>}
          {status !== 'completed' && (
            <Button type="primary" onClick={() => mark('completed')}>
              Mark completed
            </Button>
          )}
        </>
      }
    >
      <DetailList>
        <Detail label="Donor">{donorName(donation)}</Detail>
        {email && <EmailDetail email={email} subject={`Thank you for your gift to ${siteName}`} />}
        <Detail label="Amount">{formatUsd(amount)}</Detail>
        <Detail label="Date">{formatDay(date)}</Detail>
        <Detail label="Method">{methodLabel(method)}</Detail>
        <Detail label="Campaign">{campaignName(donation)}</Detail>
        {notes && <Detail label="Notes">{notes}</Detail>}
        <Detail label="Source">{sourceLabels[source]}</Detail>
        <Detail label="Status">{statusLabel(status)}</Detail>
        <Detail label="History">
          <Link to={`/admin/history?kind=donations&id=${donation.id}`}>See who changed this</Link>
        </Detail>
      </DetailList>
    </SideDrawer>
  )
}

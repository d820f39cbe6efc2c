import { useAuth } from 'shared/auth'
import type { DeviceRegistration } from 'shared/collections/registrations'
import type { CharityEvent } from 'shared/entities/event'
import { people } from 'shared/format/people'
import { Navigate, useLocation } from 'shared/router'
import { ReceiptCode } from './ReceiptCode'
import styles from './RegisterPanel.module.css'
import { type ReceiptKey, readReceipt } from './receiptUrl'
import { useRegistrationStates } from './useRegistrationStates'

interface ReceiptProps {
  event: CharityEvent
  /** It is over or canceled. */
  ended: boolean
  /** The registrations for it that were made on this device, which shows them anyway. */
  own: readonly DeviceRegistration[]
}

/** Where a QR code led here: an administrator to the door, anybody else to what became of the registration. */
export function Receipt({ event, ended, own }: ReceiptProps) {
  const { hash } = useLocation()
  const receipt = readReceipt(hash)
  const { status } = useAuth()
  if (!receipt || status === 'loading') return null
  if (status === 'signedIn') {
    return <Navigate replace to={`/admin/events/${event.id}/door?person=${receipt.id}`} />
  }
  return own.some(({ id }) => id === receipt.id) ? null : (
    <OthersReceipt key={receipt.id} {...{ event, ended, receipt, hash }} />
  )
}

const scrollTo = (shown: Element | null) => shown?.scrollIntoView({ block: 'nearest' })

interface OthersReceiptProps extends Pick<ReceiptProps, 'event' | 'ended'> {
  receipt: ReceiptKey
  hash: string
}

function OthersReceipt({ event, ended, receipt, hash }: OthersReceiptProps) {
  const state = useRegistrationStates([receipt])[`${receipt.id}`]
  if (!state) return null
  const { outcome, number, partySize = 1, eventId = event.id } = state
  if (eventId !== event.id) return <Navigate replace to={`/events/${eventId}${hash}`} />
  return (
    <div className={styles.own} ref={scrollTo}>
      <p role="status">
        {outcome === 'gone'
          ? 'This registration is no longer active.'
          : outcome === 'waiting'
            ? `This registration is ${number ? `number ${number} ` : ''}on the waiting list.`
            : `This registration ${ended ? 'was' : 'is confirmed'} for ${people(partySize)}.`}
      </p>
      {outcome === 'accepted' && <ReceiptCode {...{ event, partySize }} registration={receipt} />}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useAuth } from 'shared/auth'
import { backend, type ReceiptState } from 'shared/backend'
import type { DeviceRegistration } from 'shared/collections/registrations'
import type { CharityEvent } from 'shared/entities/event'
import { reportWarning } from 'shared/reporting'
import { Navigate, useLocation } from 'shared/router'
import { ReceiptCodes } from './ReceiptCodes'
import styles from './RegisterPanel.module.css'
import { type ReceiptKey, readReceipt } from './receiptUrl'

interface ReceiptProps {
  event: CharityEvent
  /** The registrations for it that were made on this device, which shows them anyway. */
  own: readonly DeviceRegistration[]
}

/** Where a QR code led here: an administrator to the door, anybody else to what became of the registration. */
export function Receipt({ event, own }: ReceiptProps) {
  const receipt = readReceipt(useLocation().hash)
  const { status } = useAuth()
  if (!receipt || status === 'loading') return null
  if (status === 'signedIn') {
    return <Navigate replace to={`/admin/events/${event.id}/door?person=${receipt.id}`} />
  }
  return own.some(({ id }) => id === receipt.id) ? null : (
    <OthersReceipt key={receipt.id} {...{ event, receipt }} />
  )
}

const scrollTo = (shown: Element | null) => shown?.scrollIntoView({ block: 'nearest' })

function OthersReceipt({ event, receipt }: { event: CharityEvent; receipt: ReceiptKey }) {
  const state = useReceiptState(receipt)
  if (!state) return null
  const { outcome, number, partySize = 1 } = state
  return (
    <div className={styles.own} ref={scrollTo}>
      <p role="status">
        The receipt you opened:{' '}
        {outcome === 'gone'
          ? 'no longer registered'
          : outcome === 'waiting'
            ? `on the waiting list${number ? `, number ${number}` : ''}`
            : `registered for ${partySize > 1 ? `${partySize} people` : '1 person'}`}
        .
      </p>
      {outcome === 'accepted' && (
        <ReceiptCodes event={event} registrations={[{ ...receipt, partySize }]} />
      )}
    </div>
  )
}

/** `undefined` where nobody knows, or can be asked. */
function useReceiptState({ id, token }: ReceiptKey): ReceiptState | undefined {
  const [state, setState] = useState<ReceiptState>()

  useEffect(() => {
    if (!id || !token) return
    let current = true
    async function ask(id: string, token: string) {
      try {
        const answer = await (await backend().submissions()).receiptState?.(id, token)
        if (current) setState(answer)
      } catch (error) {
        reportWarning('public-site', 'What became of a registration could not be asked', error)
      }
    }
    void ask(id, token)
    return () => {
      current = false
    }
  }, [id, token])

  return state
}

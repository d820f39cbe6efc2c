import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, notScheduled } from 'shared/entities/event'
import { startMs } from 'shared/format/eventTime'
import { people } from 'shared/format/people'
import { useNow } from 'shared/format/useNow'
import { useLazyModule } from '../../browser/useLazyModule'
import styles from './ReceiptCode.module.css'
import { receiptUrl } from './receiptUrl'

const loadQrCode = () => import('./QrCode')

const dayMs = 86_400_000

interface ReceiptCodeProps {
  event: CharityEvent
  registration: Pick<DeviceRegistration, 'id' | 'token' | 'waiting'>
  /** For how many people it is, where that is said here. */
  partySize?: number | undefined
  /** Among several registrations for the event. */
  place?: { number: number; of: number } | undefined
}

/** What the door reads from a phone: the code of a registration that has places, until the fair is over. */
export function ReceiptCode({ event, registration, partySize, place }: ReceiptCodeProps) {
  const { id, token, waiting } = registration
  const now = useNow()
  const start = startMs(event)
  const isOver = start > 0 && start + dayMs < +now
  const shows = id && !waiting && !isOver && !notScheduled(event)
  const { module, failed } = useLazyModule(
    loadQrCode,
    !!shows,
    'The QR code of a registration could not be loaded',
  )
  if (!shows || failed) return null
  return (
    <div className={styles.codes}>
      <p>
        Show this at the door, or give your name.
        {partySize && ` It’s for ${people(partySize)}.`}
      </p>
      <div className={styles.code}>
        {module && (
          <module.QrCode
            name={`QR code of your registration${place ? ` ${place.number} of ${place.of}` : ''}`}
            text={receiptUrl(event.id, { id, token })}
          />
        )}
      </div>
    </div>
  )
}

import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, notScheduled } from 'shared/entities/event'
import { startMs } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useLazyModule } from '../../browser/useLazyModule'
import styles from './ReceiptCodes.module.css'
import { receiptUrl } from './receiptUrl'

const loadQrCode = () => import('./QrCode')

const dayMs = 86_400_000
/** The latest: more would bury the page of whoever registers a whole class. */
const mostCodes = 8

interface ReceiptCodesProps {
  event: CharityEvent
  registrations: readonly Pick<DeviceRegistration, 'id' | 'token' | 'waiting'>[]
}

/** What the door reads from a phone: one code for each registration that has places, until the fair is over. */
export function ReceiptCodes({ event, registrations }: ReceiptCodesProps) {
  const isOver = startMs(event) + dayMs < +useNow()
  const shown = registrations
    .map((registration, index) => ({ ...registration, number: index + 1 }))
    .filter(({ id, waiting }) => id && !waiting)
    .slice(-mostCodes)
  const shows = shown.length > 0 && !isOver && !notScheduled(event)
  const { module, failed } = useLazyModule(
    loadQrCode,
    shows,
    'The QR code of a registration could not be loaded',
  )
  if (!shows || failed) return null
  if (!module) return <div className={styles.expected} />
  return (
    <module.QrCodes>
      <p>Show this at the door.</p>
      {shown.map(({ id, token, number: place }) => {
        const number = registrations.length > 1 ? ` ${place} of ${registrations.length}` : ''
        return (
          <figure key={id}>
            {number && <figcaption>Registration{number}</figcaption>}
            <module.QrCode
              name={`QR code of your registration${number}`}
              text={receiptUrl(event.id, { id, token })}
            />
          </figure>
        )
      })}
    </module.QrCodes>
  )
}

import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, notScheduled } from 'shared/entities/event'
import { startMs } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useLazyModule } from '../../browser/useLazyModule'
import styles from './OwnRegistration.module.css'
import { receiptUrl } from './receiptUrl'

const loadQrCode = () => import('./QrCode')

const dayMs = 86_400_000
/** The latest: more would bury the page of whoever registers a whole class. */
const mostCodes = 8

interface ReceiptCodesProps {
  event: CharityEvent
  registrations: readonly Pick<DeviceRegistration, 'id' | 'token' | 'partySize' | 'waiting'>[]
}

/** What the door reads from a phone: one code for each registration that has places, until the fair is over. */
export function ReceiptCodes({ event, registrations }: ReceiptCodesProps) {
  const isOver = startMs(event) + dayMs < +useNow()
  const shown = registrations.filter(({ id, waiting }) => id && !waiting).slice(-mostCodes)
  const { module } = useLazyModule(
    loadQrCode,
    shown.length > 0 && !isOver && !notScheduled(event),
    'The QR code of a registration could not be loaded',
  )
  if (!module || shown.length === 0 || isOver || notScheduled(event)) return null
  return (
    <div className={styles.codes}>
      <p>Show this at the door.</p>
      {shown.map(({ id, token, partySize = 1 }, index) => {
        const number = shown.length > 1 ? ` ${index + 1} of ${shown.length}` : ''
        return (
          <figure key={id}>
            {number && (
              <figcaption>
                Registration{number}, for {partySize > 1 ? `${partySize} people` : '1 person'}
              </figcaption>
            )}
            <module.QrCode
              className={styles.code ?? ''}
              name={`QR code of your registration${number}`}
              text={receiptUrl(event.id, { id, token })}
            />
          </figure>
        )
      })}
    </div>
  )
}

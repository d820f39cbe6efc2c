import { type CharityEvent, eventName, isCalledOff, notScheduled } from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import type { LinkPurpose } from 'shared/messages/linkPurposes'
import { Link } from 'shared/router'
import { useLazyModule } from '../../browser/useLazyModule'
import { EventLinks } from '../../features/events/EventLinks'
import { LinkForm } from './LinkForm'
import { linkTexts } from './linkTexts.content'
import styles from './OpenLink.module.css'
import type { LinkAnswer } from './useLinkAnswer'

const loadReceiptCode = () => import('../../features/registration/ReceiptCode')

/** The secrets of what else a receipt leads to; older messages have none. */
export interface ReceiptLinks {
  change?: string | undefined
  cancel?: string | undefined
}

interface OpenLinkProps extends ReceiptLinks {
  token: string
  purpose: LinkPurpose
  text: string | undefined
  opened: LinkAnswer
  onEnded: (answer: LinkAnswer) => void
}

/** What a link is about, and the button that does what it is for. */
export function OpenLink(props: OpenLinkProps) {
  const { token, purpose, text, change, cancel, opened, onEnded } = props
  const { event, registrationId: id, waitingNumber } = opened
  const { button } = linkTexts[purpose]
  const isReceipt = purpose === 'receipt'
  const mayChange = event?.status !== 'canceled'
  const { module: late } = useLazyModule(
    loadReceiptCode,
    isReceipt,
    'The QR code of a registration could not be loaded',
  )
  return (
    <>
      {event && <LinkedEvent event={event} />}
      {text && <p>{text}</p>}
      {button && <LinkForm {...{ token, purpose, opened, onEnded }} label={button(opened)} />}
      {isReceipt && event && (
        <>
          <div className={styles.receipt}>
            {late && id && (
              <late.ReceiptCode
                event={event}
                registration={{ id, waiting: waitingNumber !== undefined }}
              />
            )}
            <EventLinks event={event} past={waitingNumber !== undefined} share={false} />
          </div>
          {mayChange && change && (
            <p>
              <Link to={`/link#${change}`}>Change the number of people</Link>
            </p>
          )}
          {mayChange && cancel && (
            <p>
              <Link to={`/link#${cancel}`}>
                {waitingNumber ? 'Leave the waiting list' : 'Cancel your registration'}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}

function LinkedEvent({ event }: { event: CharityEvent }) {
  const status = notScheduled(event)
  return (
    <>
      <p>
        <Link to={`/events/${event.id}`}>{eventName(event)}</Link>
        <br />
        {isCalledOff(event) && parseEventDay(event.date) && 'Originally planned for '}
        {event.date}
        <br />
        {event.time}
        <br />
        {event.location}
      </p>
      {status && (
        <p>
          <strong>
            {status === 'draft'
              ? 'This event isn’t on our website right now.'
              : `This event is ${status}.`}
          </strong>{' '}
          {event.statusNote}
        </p>
      )}
    </>
  )
}

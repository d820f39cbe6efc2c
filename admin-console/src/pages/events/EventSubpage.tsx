import type { ComponentProps, ReactNode } from 'react'
import {
  type CharityEvent,
  eventName,
  eventStatusLabels,
  notScheduled,
} from 'shared/entities/event'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Page } from '../../components/Page'
import { StatusBadge } from '../../features/events/StatusBadge'
import { useAppSelector } from '../../state/hooks'
import styles from './EventSubpage.module.css'

interface EventSubpageProps {
  eventId: number
  /** What the page shows of the event: "Registrations". */
  title: string
  /** Between the title and the event's name. */
  preposition: string
  /** How its date is told, if not as typed. */
  dateOf?: (event: CharityEvent) => string
  /** Pages between the event and this one. */
  parents?: ComponentProps<typeof Breadcrumb>['parents']
  /** @param event missing where it was deleted; then it has no name */
  children: (event: CharityEvent | undefined, name: string) => ReactNode
}

/** A page about one event, which may be gone: when it is, and whether it is called off. */
export function EventSubpage(props: EventSubpageProps) {
  const { eventId, title, preposition, dateOf, parents = [], children } = props
  const event = useAppSelector(({ events }) => events.find(({ id }) => id === eventId))
  const name = event ? eventName(event) : ''
  const status = event && notScheduled(event)
  return (
    <Page
      title={title}
      about={name && `${preposition} ${name}`}
      breadcrumb={
        <Breadcrumb
          parents={[
            { to: '/admin/events', label: 'Events' },
            ...(event ? [{ to: `/admin/events/${eventId}`, label: name }] : []),
            ...parents,
          ]}
          current={title}
        />
      }
    >
      <p className={styles.line}>
        {!event && 'This event was deleted.'}
        <span>{event && (dateOf?.(event) ?? event.date)}</span>
        {event?.time && <span>{event.time}</span>}
        {status && <StatusBadge status={eventStatusLabels[status]} />}
      </p>
      {children(event, name)}
    </Page>
  )
}

import { lazy } from 'react'
import { useAuth } from 'shared/auth'
import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { aboutEveryFair } from 'shared/content/everyFair'
import { type CharityEvent, eventName, isCalledOff, notScheduled } from 'shared/entities/event'
import { eventPhase } from 'shared/format/eventPhase'
import { isUpcoming } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { Link, useParams } from 'shared/router'
import { BackLink } from '../../components/BackLink'
import { ContentImage } from '../../components/ContentImage'
import { PageHead } from '../../components/PageHead'
import { PlaidBand } from '../../components/PlaidBand'
import { Sections } from '../../components/Sections'
import { EventVolunteering } from '../../features/event-volunteering/EventVolunteering'
import { Attendance } from '../../features/events/Attendance'
import { CategoryBadge, StateBadge } from '../../features/events/CategoryBadge'
import { EventFacts } from '../../features/events/EventFacts'
import { EventLinks } from '../../features/events/EventLinks'
import { EventNotice } from '../../features/events/EventNotice'
import {
  hasScreenings,
  ImportantInformation,
  InfoIcon,
} from '../../features/events/ImportantInformation'
import { ServicesList } from '../../features/events/ServicesList'
import { RegisterPanel } from '../../features/registration/RegisterPanel'
import styles from './EventPage.module.css'

const UnknownItem = lazy(async () => ({
  default: (await import('../../components/UnknownItem')).UnknownItem,
}))

/**
 * `/events/:id`. An id that no event has redirects to the 404 page, which gets the path, as does that of a
 * draft unless an administrator is signed in.
 */
export function EventPage() {
  const { id } = useParams()
  const isVisitor = useAuth().status === 'signedOut'
  const event = useCollection(events).find(
    (candidate) => candidate.id === Number(id) && !(isVisitor && candidate.status === 'draft'),
  )
  return event ? <EventDetail key={event.id} event={event} /> : <UnknownItem definition={events} />
}

export function EventDetail({ event }: { event: CharityEvent }) {
  const now = useNow()
  const phase = eventPhase(event, now)
  const over = phase === 'over'
  const status = notScheduled(event)
  const off = isCalledOff(event)
  const own = useCollection(registrations).filter(({ eventId }) => eventId === event.id)
  const registered = own.length > 0
  // Whoever waits for a place has nothing to enter yet.
  const hasPlace = own.some(({ waiting }) => !waiting)
  const inCalendar = registered ? hasPlace : !status
  const links = <EventLinks event={event} past={over || !inCalendar} />
  const before = !over && !off && (
    <Link className={styles.before} to="#important-information">
      <InfoIcon />
      Before you come{hasScreenings(event) && ': fasting, and when to arrive'}
    </Link>
  )
  return (
    <article className={styles.event} data-registered={registered} data-past={over}>
      <PageHead title={eventName(event)} />
      <div className={styles.printedBand}>
        <PlaidBand />
      </div>
      <div className={styles.heading}>
        <BackLink to="/events#schedule">All events</BackLink>
        <div className={styles.badges}>
          <StateBadge {...{ event, phase }} />
          <CategoryBadge category={event.category} />
        </div>
        <h1 data-long={eventName(event).length > 50}>{eventName(event)}</h1>
        <EventNotice event={event} open={isUpcoming(event, now) && !registered} />
      </div>
      <div className={styles.facts}>
        <Sections>
          <EventFacts event={event} ended={over || status === 'canceled'} />
        </Sections>
      </div>
      <div className={styles.picture}>
        <ContentImage src={event.image} alt="" muted={over || off} eager />
      </div>
      <div className={styles.register}>
        <div>
          <Sections>
            <RegisterPanel
              event={event}
              phase={phase}
              nextSteps={
                <>
                  {links}
                  {before}
                </>
              }
            >
              {!status && <Attendance event={event} past={over} />}
            </RegisterPanel>
            {!registered && before}
          </Sections>
        </div>
      </div>
      <div className={styles.body}>
        <Sections>
          {!registered && links}
          {event.description && <p>{event.description}</p>}
          {status !== 'canceled' && (
            <>
              <p>{aboutEveryFair}</p>
              <section className={styles.services} aria-labelledby="services">
                <h2 id="services">Services</h2>
                <ServicesList services={event.services} />
              </section>
            </>
          )}
          {!off && <ImportantInformation id="important-information" event={event} />}
          {!status && <EventVolunteering event={event} past={over} />}
        </Sections>
      </div>
    </article>
  )
}

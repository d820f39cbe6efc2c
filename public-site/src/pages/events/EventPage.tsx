import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { Link, useParams } from 'shared/router'
import { BackLink } from '../../components/BackLink'
import { ContentImage } from '../../components/ContentImage'
import { Icon } from '../../components/Icon'
import { PageHead } from '../../components/PageHead'
import { PlaidBand } from '../../components/PlaidBand'
import { Sections } from '../../components/Sections'
import { UnknownItem } from '../../components/UnknownItem'
import { EventVolunteering } from '../../features/event-volunteering/EventVolunteering'
import { Attendance } from '../../features/events/Attendance'
import { CategoryBadge, PastBadge } from '../../features/events/CategoryBadge'
import { EventFacts } from '../../features/events/EventFacts'
import { EventLinks } from '../../features/events/EventLinks'
import { ImportantInformation } from '../../features/events/ImportantInformation'
import { ServicesList } from '../../features/events/ServicesList'
import { RegisterPanel } from '../../features/registration/RegisterPanel'
import styles from './EventPage.module.css'

/** `/events/:id`. An id that no event has redirects to the 404 page, which gets the path. */
export function EventPage() {
  const { id } = useParams()
  const event = useCollection(events).find((candidate) => candidate.id === Number(id))
  return event ? <EventDetail key={event.id} event={event} /> : <UnknownItem definition={events} />
}

export function EventDetail({ event }: { event: CharityEvent }) {
  const past = !isUpcoming(event, useNow())
  const registered = useCollection(registrations).some(({ eventId }) => eventId === event.id)
  const links = <EventLinks event={event} past={past} />
  return (
    <article className={styles.event}>
      <PageHead title={eventName(event)} />
      <div className={styles.printedBand}>
        <PlaidBand />
      </div>
      <div className={styles.heading}>
        <BackLink to="/events#schedule">All events</BackLink>
        <div className={styles.badges}>
          {past && <PastBadge />}
          <CategoryBadge category={event.category} />
        </div>
        <h1>{eventName(event)}</h1>
      </div>
      <div className={styles.facts}>
        <Sections>
          <EventFacts event={event} />
        </Sections>
      </div>
      <div className={styles.picture}>
        <ContentImage src={event.image} alt="" muted={past} eager />
      </div>
      <div className={styles.register}>
        <div>
          <Sections>
            <RegisterPanel event={event} past={past} nextSteps={links}>
              <Attendance event={event} past={past} />
            </RegisterPanel>
            {!past && (
              <Link className={styles.before} to="#important-information">
                <Icon name="info" />
                Before you come: fasting, and when to arrive
              </Link>
            )}
          </Sections>
        </div>
      </div>
      <div className={styles.body}>
        <Sections>
          {!registered && links}
          <p>
            Our health fairs bring free medical, dental and eye care to where people live, and
            everyone is welcome. Come with your family, move from one screening to the next at your
            own pace, and ask anything you like.
          </p>
          <section className={styles.services} aria-labelledby="services">
            <h2 id="services">Services</h2>
            <ServicesList />
          </section>
          <ImportantInformation id="important-information" />
          <EventVolunteering event={event} />
        </Sections>
      </div>
    </article>
  )
}
